-- Browsers that an account's owner wants to be told in, as they subscribed at the push service of their maker. Each belongs
-- to the sign-in that it was last seen with, and goes when that is signed out; not when it runs out by itself.
create table accounts.push_devices (
  id uuid primary key,
  account_id uuid not null,
  session_id uuid not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- A coarse name, as in accounts.sessions.
  device text,
  created_at timestamptz not null
);
create index push_devices_by_account on accounts.push_devices (account_id, created_at);
create index push_devices_by_session on accounts.push_devices (session_id);
grant select, insert, update, delete on accounts.push_devices to :running_role;
