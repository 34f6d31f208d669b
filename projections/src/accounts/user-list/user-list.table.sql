create table account (
  id uuid primary key,
  -- Null once the account's personal data were erased.
  email text,
  -- The address in lower case, for searching and sorting; empty when erased.
  email_key text collate "C" not null,
  language text not null,
  email_verified boolean not null,
  is_admin boolean not null,
  is_auditor boolean not null,
  -- Until when a subscription runs: infinity while no notice ends it, -infinity without one. It ends by the clock, unrecorded.
  subscribed_until timestamptz not null,
  created_at timestamptz not null,
  -- Whether the owner wants a mail when the status of a review changes.
  status_mails boolean not null,
  -- When the owner asked for the account to be erased; null while nobody did.
  deletion_requested_at timestamptz,
  -- When the account was erased, and at which position of the log; null while it lives.
  erased_at timestamptz,
  erased_position bigint,
  -- Stream versions of the last events in this row: of the account, and of its subscriptions (0: it has none).
  version integer not null,
  subscription_version integer not null
);

-- Totals, so that no list has to count its rows.
create table account_count (
  is_admin boolean primary key,
  accounts bigint not null
);
insert into account_count (is_admin, accounts) values (false, 0), (true, 0);
