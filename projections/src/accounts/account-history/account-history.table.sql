-- What happened to each account, one row per event: of its own stream, of its businesses, of its subscriptions.
create table entry (
  account_id uuid not null,
  -- The event's position in the log.
  position bigint not null,
  -- The event's id.
  id uuid not null,
  kind text not null,
  at timestamptz not null,
  -- Which role was granted or revoked.
  role text,
  -- Which business was added or removed.
  business_id uuid,
  actor text not null,
  -- Which account it was; null for the operator and the system.
  actor_id uuid,
  primary key (account_id, position)
);

-- The names of businesses, also of removed ones.
create table business (
  id uuid primary key,
  account_id uuid not null,
  -- Null once the account's personal data were erased.
  name text
);
create index business_by_account on business (account_id);

-- Accounts that were erased: what is recorded of them after that leaves nothing personal either.
create table erased_account (
  id uuid primary key
);
