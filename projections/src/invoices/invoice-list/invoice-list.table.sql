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
  -- Whether that end has come.
  ended boolean not null,
  -- End of the last month that is billed and not taken back by a credit note; null while there is none.
  billed_until timestamptz,
  -- Stream version of the last event of the subscription in this row.
  version integer not null
);
-- Erasing an account finds its subscriptions by it.
create index billed_subscription_by_account on billed_subscription (account_id);

-- Customers' addresses, for the admins' list.
create table account (
  id uuid primary key,
  -- Null once the account's personal data were erased.
  email text,
  -- The address as it is searched; empty when erased.
  email_key text not null
);

-- Invoices, and what corrects them and takes them back, by their own ids.
create table invoice (
  id uuid primary key,
  account_id uuid not null,
  subscription_id uuid not null,
  -- The invoice that it is, corrects or takes back.
  invoice_id uuid not null,
  -- 'invoice', 'correction' or 'credit-note'
  kind text not null,
  number text not null,
  year integer not null,
  created_at timestamptz not null,
  -- The month served, or, on a credit note, no longer paid for.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Number and company as they are searched.
  search_text text not null,
  -- The event's data; recipient and note are null once the key was destroyed.
  document jsonb not null,
  -- Number of the credit note that took it back; null where none did, and on what is no invoice.
  cancelled_by text,
  -- Number of its last correction; null likewise.
  corrected_by text,
  -- Of an invoice that was open when it was issued; null while it is, also when the bank took the money back.
  paid_at timestamptz,
  -- How an admin settled it by hand: kind, bookedAt, receivedOn, reference, reason; null while nobody did.
  booking jsonb,
  -- 'disputed' while the bank decides about its payment, 'dispute-lost' once it took that back; null else.
  dispute text,
  -- What of its payment went back by another hand than the product's.
  paid_back_cents integer not null default 0,
  -- What parts of its payment the bank took back and the team has not seen to, cents by their names; null: nothing.
  taken_back jsonb,
  -- Whether the card on file was asked and did not pay.
  payment_failed boolean not null default false,
  -- When the card is asked again; null while it is not to be.
  charge_again_at timestamptz,
  -- From which day on reminders count it; null: from the day on which it was due.
  counted_from date,
  -- The last year through which it and what is about it are kept; null on what is no invoice, and once it was erased.
  kept_through_year integer
);
-- What the projection itself looks up: what was billed, and corrections and credit notes by their invoice.
create index document_about_invoice on invoice (invoice_id) where kind <> 'invoice';
create index invoice_taken_back on invoice (id) where taken_back is not null;
create index invoice_by_subscription on invoice (subscription_id, starts_at) where kind = 'invoice' and cancelled_by is null;

-- How far reminders of what is overdue are, of accounts that were reminded.
create table dunning (
  account_id uuid primary key,
  -- 'first', 'second' or 'in-arrears'
  step text not null,
  stepped_at timestamptz not null,
  -- The last day that the second reminder named.
  deadline_on date,
  in_arrears_since timestamptz,
  -- Since when new requests are refused; null while they are not.
  suspended_since timestamptz
);

-- Accounts with a card on file, and when its provider is asked next until when it can be used; null: not by itself.
create table card (
  account_id uuid primary key,
  look_at timestamptz
);

-- Totals by what the list is filtered by, so that no list has to count its rows.
create table invoice_count (
  kind text not null,
  year integer not null,
  invoices bigint not null,
  primary key (kind, year)
);

-- How far the stream of invoices is in these tables, and the last number of each year: where the next number follows.
create table invoice_book (
  year integer primary key,
  last_sequence integer not null,
  version integer not null
);

-- Accounts that were erased: what is recorded of them after that leaves nothing personal either.
create table erased_account (
  id uuid primary key
);
