-- Customers' addresses, for the admins' list.
create table account (
  id uuid primary key,
  -- Null once the account's personal data were erased.
  email text,
  -- The address as it is searched; empty when erased.
  email_key text not null
);

create table subscription (
  id uuid primary key,
  account_id uuid not null,
  plan_name text not null,
  -- Gross, VAT included.
  price_per_month_cents integer not null,
  -- Length of every term.
  term_months smallint not null,
  payment_method text not null,
  -- As it is recorded; whether it runs, runs_until says.
  status text not null,
  -- Infinity while no notice ends it, -infinity once its end is recorded. It ends by the clock, unrecorded.
  runs_until timestamptz not null,
  started_at timestamptz not null,
  -- From when its months and terms are counted.
  billed_from timestamptz not null,
  created_at timestamptz not null,
  -- Null where the client did not ask for it, and once the account's personal data were erased.
  company_name text,
  street text,
  postal_code text,
  town text,
  vat_id text,
  -- End of the newest term that was recorded.
  term_ends_at timestamptz not null,
  -- Day on which notice arrived, by whom, and when it ends the subscription; null while none is given.
  notice_received_on date,
  notice_given_by text,
  ends_at timestamptz,
  -- Of one that ended out of the ordinary: when, why, who declared it and on which day, and the team's note, if any.
  terminated_at timestamptz,
  -- And from when on nothing of it is billed.
  not_billed_from timestamptz,
  termination_cause text,
  termination_declared_by text,
  termination_declared_on date,
  -- Null also once the account's personal data were erased.
  termination_note text,
  -- When the next reminder of the last day for notice is due, null after the last of a term, and from when none helps.
  next_reminder_at timestamptz,
  reminders_end_at timestamptz not null,
  -- Stream version of the last event in this row.
  version integer not null
);
-- Erasing an account finds its subscriptions by it, in a rebuild too.
create index subscription_by_account on subscription (account_id, created_at, id);

-- Totals by status, so that no list has to count its rows.
create table subscription_count (
  status text primary key,
  subscriptions bigint not null
);

-- Accounts that were erased: what is recorded of them after that leaves nothing personal either.
create table erased_account (
  id uuid primary key
);
