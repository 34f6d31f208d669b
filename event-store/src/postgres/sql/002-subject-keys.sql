-- Keys of the people in the log, apart from everything else: ordinary backups leave this schema out.
create schema personal_data;

-- The master keys that have been in use; the check value tells at start whether the configured one is the newest.
create table personal_data.master_keys (
  version integer primary key check (version > 0),
  check_value bytea not null,
  created_at timestamptz not null default now()
);

-- One key per person, wrapped by the master key. A destroyed key leaves a tombstone, so that no new one is ever made.
create table personal_data.subject_keys (
  subject text primary key check (length(subject) between 3 and 200),
  wrapped_key bytea,
  master_key_version integer,
  created_at timestamptz not null default now(),
  destroyed_at timestamptz,
  check ((wrapped_key is null) = (destroyed_at is not null)),
  check (wrapped_key is null or master_key_version is not null)
);

-- A destroyed key's old row goes as soon as the next autovacuum comes by.
alter table personal_data.subject_keys set (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0);

create function personal_data.guard_subject_keys() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.subject = old.subject and old.destroyed_at is null
     and (new.destroyed_at is not null or new.master_key_version > old.master_key_version) then
    return new;
  end if;
  raise exception 'A subject key is only ever destroyed or wrapped by a newer master key; a destroyed one stays destroyed.';
end
$$;

create trigger guard_subject_keys before update or delete on personal_data.subject_keys
  for each row execute function personal_data.guard_subject_keys();
create trigger guard_subject_keys_truncate before truncate on personal_data.subject_keys
  for each statement execute function personal_data.guard_subject_keys();

grant usage on schema personal_data to :running_role;
grant select, insert on personal_data.master_keys, personal_data.subject_keys to :running_role;
grant update (wrapped_key, destroyed_at) on personal_data.subject_keys to :running_role;
