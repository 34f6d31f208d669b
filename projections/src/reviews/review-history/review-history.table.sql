-- What happened to each review, one row per event. A removed business's reviews keep theirs.
create table entry (
  review_id uuid not null,
  -- The event's version in the review's stream.
  version integer not null,
  -- The event's id; a note's own.
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  at timestamptz not null,
  from_status text,
  to_status text,
  -- Null for other kinds, and once the review's personal data were erased.
  note text,
  -- False for notes that only admins and auditors see.
  shown_to_customer boolean not null,
  actor text not null,
  -- Which account it was; null for the operator and the system.
  actor_id uuid,
  -- What a step of the casework holds beside its words, in the API's shape.
  step jsonb,
  primary key (review_id, version)
);
-- Erasing an account finds the notes on its reviews by it, in a rebuild too.
create index note_by_account on entry (account_id) where note is not null or step ? 'reference';

-- Accounts that were erased: what is recorded of them after that leaves nothing personal either.
create table erased_account (
  id uuid primary key
);
