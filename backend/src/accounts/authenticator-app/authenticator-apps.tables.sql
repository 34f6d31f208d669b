-- Secrets of the apps whose codes are asked for after the password. A row without its event (AuthenticatorAppAdded) counts for nothing: it is
-- what a crash left behind.
create table accounts.authenticator_apps (
  id uuid primary key,
  account_id uuid not null,
  -- Encrypted under a key that follows from the account's.
  sealed_secret bytea not null,
  -- The newest step of time whose code was taken: it and those before it are never taken again.
  last_step bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index authenticator_apps_by_account on accounts.authenticator_apps (account_id);
grant select, insert, update, delete on accounts.authenticator_apps to :running_role;
