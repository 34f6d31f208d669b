-- The evidence that reviews have, in the order in which it was added. What was removed or erased has no row.
create table review_evidence (
  evidence_id uuid primary key,
  review_id uuid not null,
  account_id uuid not null,
  -- Its event's place in the log.
  position bigint not null,
  name text not null,
  kind text not null,
  type text not null,
  size integer not null,
  stored_hash text not null,
  content_hash text not null,
  added_at timestamptz not null,
  added_by text not null,
  -- It went to the platform.
  is_sent boolean not null
);
create index review_evidence_by_review on review_evidence (review_id, position);
-- Erasing an account finds its evidence by it.
create index review_evidence_by_account on review_evidence (account_id);

-- Accounts that were erased: what is recorded of them after that leaves nothing personal either.
create table erased_account (
  id uuid primary key
);
