-- Browsers that somebody signed in with before: they have counts of their own for passwords and codes, so that whoever
-- merely knows an address keeps its owner out of none of them. No credential: whoever has the token still needs the password.
create table accounts.known_devices (
  id uuid primary key,
  account_id uuid not null,
  -- Keyed hash of the browser's token and the account, so that two accounts in one browser have nothing in common here.
  token_hash bytea not null unique,
  -- A coarse name, as in accounts.sessions.
  device text,
  first_used_at timestamptz not null,
  last_used_at timestamptz not null
);
create index known_devices_by_account on accounts.known_devices (account_id, last_used_at);
create index known_devices_by_age on accounts.known_devices (last_used_at);
grant select, insert, update, delete on accounts.known_devices to :running_role;
