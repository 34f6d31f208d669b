-- What moved money, or says that it is owed: one amount each, from the account `credit` to the account `debit`.
create table journal_entry (
  -- Of the event in the log; one event may move several amounts.
  position bigint not null,
  part smallint not null,
  -- In Germany, and its month as 'YYYY-MM'.
  day date not null,
  month text not null,
  kind text not null,
  debit text not null,
  credit text not null,
  account_id uuid not null,
  -- The invoice that it is about; null: none.
  invoice_id uuid,
  -- The credit note that it is, or pays back, and the number of the correction that it is.
  credit_note_id uuid,
  correction text,
  -- Of documents: the days served, in Germany, both included.
  served_from date,
  served_until date,
  gross_cents bigint not null,
  -- Of invoices and credit notes.
  net_cents bigint,
  vat_cents bigint,
  vat_percent numeric,
  -- The provider's names of the payment that it is part of, and of the movement itself.
  payment_reference text,
  reference text,
  -- Of a transfer: what the bank statement says. The words go with the invoice.
  received_on date,
  bank_reference text,
  -- Of a payment that settles nothing: what it is called where it stands before the team.
  unmatched_payment_id uuid,
  primary key (position, part)
);
-- What the projection itself looks up: a payment and what became of it, a refund that comes back, a payment that settles nothing.
create index journal_entry_by_payment on journal_entry (payment_reference) where payment_reference is not null;
create index journal_entry_by_reference on journal_entry (reference) where reference is not null;
create index journal_entry_by_waived_invoice on journal_entry (invoice_id)
  where kind in ('waiver', 'waiver-taken-back', 'set-aside');
create index journal_entry_by_unmatched_payment on journal_entry (unmatched_payment_id)
  where unmatched_payment_id is not null;

-- Sums by month, so that no balance has to add up all entries that there ever were.
create table journal_total (
  month text not null,
  kind text not null,
  debit text not null,
  credit text not null,
  entries bigint not null,
  gross_cents bigint not null,
  net_cents bigint not null,
  vat_cents bigint not null,
  primary key (month, kind, debit, credit)
);

-- Refunds that came back: of one that is told of only afterwards no money moved.
create table failed_refund (
  reference text primary key,
  position bigint not null
);

-- Payments name invoices and credit notes by their ids, books by their numbers.
create table document_number (
  document_id uuid primary key,
  number text not null
);
