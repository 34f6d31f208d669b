create schema accounts;
grant usage on schema accounts to :running_role;

-- How an account signs in, and what it may do: read with every request, so that a withdrawn role or a changed password
-- works at once in every process, however far the read models are.
create table accounts.credentials (
  account_id uuid primary key,
  -- Keyed hash of the normalised address; the address itself is only in the log, encrypted.
  address_hash text not null unique,
  -- PHC string of argon2id.
  password_hash text not null,
  -- Version of the event in the account's stream that set this password; sessions started with another one are dead.
  version integer not null,
  roles text[] not null default '{}',
  roles_version integer not null default 0
);
create index credentials_staff on accounts.credentials (account_id) where roles <> '{}';
grant select, insert, update, delete on accounts.credentials to :running_role;

-- Passwords whose event is not known to be recorded yet; `id` is the command that sets them. What a crash leaves here
-- is settled by asking the log.
create table accounts.pending_credentials (
  id uuid primary key,
  account_id uuid not null,
  address_hash text not null,
  password_hash text not null,
  created_at timestamptz not null
);
create index pending_credentials_by_address on accounts.pending_credentials (address_hash);
grant select, insert, update, delete on accounts.pending_credentials to :running_role;

create table accounts.sessions (
  id uuid primary key,
  account_id uuid not null,
  credentials_version integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- Log position that the session's next reading must have seen; null when nothing is owed.
  read_position bigint
);
create index sessions_by_expiry on accounts.sessions (expires_at);
grant select, insert, update, delete on accounts.sessions to :running_role;

-- How often a code was tried; `code_id` is the id of the event that issued it.
create table accounts.code_tries (
  code_id uuid primary key,
  tries integer not null,
  first_tried_at timestamptz not null
);
create index code_tries_by_age on accounts.code_tries (first_tried_at);
grant select, insert, update, delete on accounts.code_tries to :running_role;
