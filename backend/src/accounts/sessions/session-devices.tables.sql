-- What the owner of an account is told of its sessions. Nothing here identifies a device: a coarse name such as 'Firefox
-- auf Windows', no address, no raw user agent. Null in sessions that began before.
alter table accounts.sessions add column device text;
-- Written every few minutes at most.
alter table accounts.sessions add column last_seen_at timestamptz;
create index sessions_by_account on accounts.sessions (account_id, created_at);
