-- Customers' addresses, for the admins' list.
create table account (
  id uuid primary key,
  -- Null once the account's personal data were erased.
  email text
);

create table business (
  id uuid primary key,
  account_id uuid not null,
  -- Name and link are null once the account's personal data were erased.
  name text,
  -- The name as it is searched and sorted; empty when erased.
  name_key text collate "C" not null,
  google_business_link text,
  created_at timestamptz not null,
  -- By its owner, who may have it back for a while; null where it is listed.
  removed_at timestamptz
);
-- Erasing an account finds its businesses by it, in a rebuild too.
create index business_by_account on business (account_id, created_at, id);

create index business_removed on business (removed_at, id) where removed_at is not null;

-- What lists read.
create view listed_business as select * from business where removed_at is null;

-- The total, so that no list has to count its rows.
create table business_count (
  only_row boolean primary key default true check (only_row),
  businesses bigint not null
);
insert into business_count (businesses) values (0);

-- Accounts that were erased: what is recorded of them after that leaves nothing personal either.
create table erased_account (
  id uuid primary key
);
