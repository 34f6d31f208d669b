-- Public keys of the passkeys that accounts are signed in with. A row without its event (PasskeyAdded) counts for nothing: it is what a
-- crash left behind.
create table accounts.passkeys (
  id uuid primary key,
  account_id uuid not null,
  -- The authenticator's name of the key, base64url.
  credential_id text not null unique,
  -- COSE.
  public_key bytea not null,
  -- How often it signed, as far as its maker counts; nought for most.
  sign_count bigint not null,
  transports text[] not null,
  -- Whether its maker keeps copies of it on other devices.
  synced boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_account on accounts.passkeys (account_id, created_at);
grant select, insert, update, delete on accounts.passkeys to :running_role;

-- Challenges that were answered, so that an answer counts once; only as long as they are valid.
create table accounts.used_challenges (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index used_challenges_by_expiry on accounts.used_challenges (expires_at);
grant select, insert, update, delete on accounts.used_challenges to :running_role;

-- Keyed hashes of codes that stand for a lost passkey, each once; a used one goes.
create table accounts.recovery_codes (
  account_id uuid not null,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);
grant select, insert, update, delete on accounts.recovery_codes to :running_role;

-- Whether more than a password was shown: without it nobody is an admin where that is required (ADMIN_SECOND_FACTOR).
alter table accounts.sessions add column is_strong boolean not null default false;
