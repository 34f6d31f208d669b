-- Money that stands before the team, by ids that follow from its names at the provider: it came and settled nothing, or left again.
create table unmatched_payment (
  id uuid primary key,
  account_id uuid not null,
  kind text not null,
  -- The invoice that it names, that its page was for, or that its payment had settled, or did once that was issued; null: none.
  invoice_id uuid,
  -- What was asked for; null where nobody asked.
  expected_cents integer,
  amount_cents integer not null,
  payment_reference text not null,
  created_at timestamptz not null,
  -- When a bank took it; null: it did not, or has still to decide.
  lost_at timestamptz,
  -- A refund, the end of the dispute, or what an admin did about it; null while somebody has to see to it.
  settled_by text,
  settled_at timestamptz
);

-- What the projection itself looks up: what left before there was an invoice.
create index unmatched_payment_without_invoice on unmatched_payment (payment_reference) where invoice_id is null;

-- Whose payment it is, by its name at the provider, under which disputes and refunds are told of.
create table payment (
  payment_reference text primary key,
  account_id uuid not null,
  -- What it paid, or was for; null: no invoice, or none yet.
  invoice_id uuid
);

-- Pages for invoices.
create table invoice_page (
  checkout_id uuid primary key,
  invoice_id uuid not null
);

-- Invoices by which staff know them.
create table invoice (
  id uuid primary key,
  number text not null
);

-- What was paid on pages, until some of it goes back since it was paid twice.
create table page_payment (
  checkout_id uuid primary key,
  -- Null where the page began a subscription.
  invoice_id uuid,
  amount_cents integer not null,
  payment_reference text not null,
  paid_at timestamptz not null
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
