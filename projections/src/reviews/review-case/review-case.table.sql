-- Where each review's case stands. A removed business's reviews keep theirs; no list has them.
create table review_case (
  review_id uuid primary key,
  account_id uuid not null,
  -- What its steps come to: `CaseFacts`.
  facts jsonb not null,
  -- Customer's and staff's own words by what they are; without those that were erased.
  words jsonb not null
);
-- Erasing an account finds its cases by it, in a rebuild too, and so do its open questions.
create index review_case_by_account on review_case (account_id, review_id);
-- Questions that nobody answered for days: to be reminded of, and to be closed.
create index review_case_question_to_remind on review_case ((facts #>> '{question,askedAt}'), review_id)
  where facts #>> '{question,id}' is not null and facts ->> 'questionRemindedAt' is null;
create index review_case_question_to_close on review_case ((facts #>> '{question,askedAt}'), review_id)
  where facts #>> '{question,id}' is not null;
