-- What figures of the business are made of. Nothing here is personal, so all of it outlives accounts and their names.

-- One row for each subscription there ever was.
create table subscription (
  id uuid primary key,
  account_id uuid not null,
  -- Of a month, as its invoices have them.
  gross_cents integer not null,
  net_cents integer not null,
  started_at timestamptz not null,
  -- End of the newest term that was recorded.
  term_ends_at timestamptz not null,
  -- Day in Germany on which notice arrived; null while none is given.
  notice_on date,
  -- When it ends or ended; null while no notice was given. It ends by the clock, unrecorded.
  ends_at timestamptz,
  -- It ended out of the ordinary, before its term did.
  is_terminated boolean not null default false,
  -- Stream version of the last event in this row.
  version integer not null
);

-- Invoices, for what of them is still to be paid.
create table invoice (
  id uuid primary key,
  -- In Germany.
  day date not null,
  gross_cents integer not null,
  -- Paid, written off, or taken back by a credit note.
  is_settled boolean not null,
  -- Whatever a bank takes back: it was paid when it was issued, or taken back by a credit note.
  is_settled_for_good boolean not null default false,
  -- The card on file was asked and did not pay.
  has_failed boolean not null
);

-- Credit notes, so that each counts once.
create table credit_note (
  id uuid primary key,
  day date not null
);

-- Corrections of invoices, likewise.
create table correction (
  id uuid primary key,
  day date not null
);

-- Sums of what was issued on a day in Germany; credit notes are positive here, corrections change no sum and have 0. Days without any have no row.
create table document_day (
  day date not null,
  -- 'invoice', 'correction' or 'credit-note'
  kind text not null,
  documents bigint not null,
  net_cents bigint not null,
  vat_cents bigint not null,
  gross_cents bigint not null,
  primary key (day, kind)
);

-- What was billed and will not come, or may not, by the day in Germany on which that was known.
create table setback (
  position bigint primary key,
  day date not null,
  -- 'write-off', 'write-off-taken-back', 'dispute', 'dispute-lost' or 'dispute-given-back'
  kind text not null,
  gross_cents integer not null
);

-- Accounts that ever handed in a review.
create table reviewer (
  account_id uuid primary key
);

-- Who wrote in a conversation on a day in Germany.
create table conversation_day (
  day date not null,
  conversation_id uuid not null,
  has_asked boolean not null,
  has_assistant boolean not null,
  -- Somebody of the team answered, or was asked for.
  has_person boolean not null,
  primary key (day, conversation_id)
);

-- Answers of the assistant that somebody rated: on which day they said so last, and what.
create table rated_answer (
  message_id uuid primary key,
  day date not null,
  helpful boolean not null
);
