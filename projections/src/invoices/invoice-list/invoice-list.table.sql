-- Subscriptions with what an invoice says of them, and when the next one is due.
create table billed_subscription (
  id uuid primary key,
  account_id uuid not null,
  plan_name text not null,
  price_per_month_cents integer not null,
  vat_percent numeric not null,
  payment_method text not null,
  -- Null where the client did not ask for it, and once the account's personal data were erased.
  company_name text,
  -- Address and VAT id as invoices keep them; null likewise.
  buyer jsonb,
  started_at timestamptz not null,
  -- Months that have an invoice, and when the next one begins.
  billed_months integer not null,
  next_month_at timestamptz not null,
  -- No month begins from here on; null while no notice is given.
  ends_at timestamptz,
  -- Stream version of the last event of the subscription in this row.
  version integer not null
);

create table invoice (
  id uuid primary key,
  account_id uuid not null,
  number text not null,
  created_at timestamptz not null,
  -- The event's data; recipient is null once its key was destroyed.
  document jsonb not null,
  -- Of one that was open when it was issued; null while it is.
  paid_at timestamptz,
  -- Whether the card on file was asked and did not pay.
  payment_failed boolean not null default false
);

-- How far the stream of invoices is in these tables, and the last number of each year: where the next number follows.
create table invoice_book (
  year integer primary key,
  last_sequence integer not null,
  version integer not null
);
