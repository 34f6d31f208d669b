-- The key that an installation's hashes and codes derive from: made once and the same for its whole life, wrapped by the
-- master key, so that the master key can change.
create table personal_data.root_keys (
  master_key_version integer primary key references personal_data.master_keys,
  sealed_key bytea not null,
  created_at timestamptz not null default now()
);
grant select, insert on personal_data.root_keys to :running_role;
