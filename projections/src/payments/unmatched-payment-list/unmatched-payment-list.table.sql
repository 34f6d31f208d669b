-- Money that came and settled nothing, by ids that follow from the payments' names.
create table unmatched_payment (
  id uuid primary key,
  account_id uuid not null,
  kind text not null,
  -- The invoice that it names; null where it was paid on a page.
  invoice_id uuid,
  -- What was asked for; null where nobody asked.
  expected_cents integer,
  amount_cents integer not null,
  payment_reference text not null,
  created_at timestamptz not null,
  -- 'refund', or what an admin did about it; null while somebody has to see to it.
  settled_by text,
  settled_at timestamptz
);

-- Customers' addresses.
create table account (
  id uuid primary key,
  -- Null once the account's personal data were erased.
  email text
);

-- The total, so that no list has to count its rows.
create table unmatched_payment_count (
  only_row boolean primary key default true check (only_row),
  payments bigint not null
);
insert into unmatched_payment_count (payments) values (0);
