-- What lists show beside a case. Kept here as well, so that a list reads one read model at one position.
create table account (
  id uuid primary key,
  -- Null once the account's personal data were erased.
  email text,
  email_key text not null
);

create table business (
  id uuid primary key,
  account_id uuid not null,
  -- Null once the account's personal data were erased.
  name text,
  name_key text not null,
  removed boolean not null default false
);
create index business_by_account on business (account_id);

-- Where the case of each review stands.
create table review_case (
  -- Of the review.
  id uuid primary key,
  business_id uuid not null,
  account_id uuid not null,
  created_at timestamptz not null,
  -- What its steps come to: `CaseFacts`.
  facts jsonb not null,
  -- Customer's and staff's own words by what they are; without those that were erased.
  words jsonb not null,
  -- It is listed no longer, and again once its owner has the business back.
  business_removed boolean not null default false,
  -- What comes next as `nextStepOf` says it, but for what only a clock knows: a follow-up that is due is still
  -- waiting-for-platform here, and waiting-for-both (the customer was asked, and the platform waits or is waited for) is
  -- waiting-for-customer until its follow-up is due. Columns follow from the merged facts, so that no batch has to read a row
  -- to write them.
  state text collate "C" not null generated always as (
    case
      when facts ->> 'withdrawnAt' is not null then 'withdrawn'
      when facts ->> 'answerEnteredAt' is not null then 'answer-to-enter'
      when facts @> '{"decided": true}' then
        case
          when not facts @> '{"refused": true, "appealUsed": false}' then 'decided'
          when facts ->> 'answeredAt' is not null then 'answer-to-enter'
          when facts #>> '{question,id}' is not null then 'waiting-for-customer'
          when coalesce(facts ->> 'appealWishedAt', facts ->> 'toldAt') is not null then 'answer-to-enter'
          else 'decided'
        end
      when facts #>> '{question,id}' is not null and facts ->> 'followUpAt' is not null
          and (facts @> '{"waitsForPlatform": true}' or facts ->> 'platformAskedAt' is not null)
        then 'waiting-for-both'
      when facts #>> '{question,id}' is not null then 'waiting-for-customer'
      when facts ->> 'answeredAt' is not null then 'answer-to-enter'
      when facts @> '{"waitsForPlatform": true}' then 'waiting-for-platform'
      when facts ->> 'platformAskedAt' is not null then 'answer-to-enter'
      when facts -> 'missing' <> '[]' then 'incomplete'
      else 'ready-to-forward'
    end
  ) stored,
  -- By what cases of one state are sorted before their age: since when, or until when, they wait. ISO 8601 UTC, so texts
  -- stand in the order of the times; 'never' comes after all of them, '' where the age alone counts.
  moment text collate "C" not null generated always as (
    case
      when facts ->> 'withdrawnAt' is not null then facts ->> 'withdrawnAt'
      when facts ->> 'answerEnteredAt' is not null then facts ->> 'answerEnteredAt'
      when facts @> '{"decided": true, "refused": true, "appealUsed": false}' then
        coalesce(facts ->> 'answeredAt', facts #>> '{question,askedAt}', facts ->> 'appealWishedAt', facts ->> 'toldAt', '')
      when facts @> '{"decided": true}' then ''
      when facts #>> '{question,id}' is not null and facts ->> 'followUpAt' is not null
          and (facts @> '{"waitsForPlatform": true}' or facts ->> 'platformAskedAt' is not null)
        then facts ->> 'followUpAt'
      when facts #>> '{question,id}' is not null then facts #>> '{question,askedAt}'
      when facts ->> 'answeredAt' is not null then facts ->> 'answeredAt'
      when facts @> '{"waitsForPlatform": true}' then coalesce(facts ->> 'followUpAt', 'never')
      when facts ->> 'platformAskedAt' is not null then facts ->> 'platformAskedAt'
      else ''
    end
  ) stored,
  -- By what the last sending went.
  channel text collate "C" generated always as (facts #>> '{forwarding,channel}') stored,
  -- The author's name as it is searched.
  reviewer_key text not null generated always as (coalesce(words ->> 'reviewerKey', '')) stored
);
-- What lists read.
create view listed_case as select * from review_case where not business_removed;

-- Erasing an account finds its cases by it, removing a business too, in a rebuild as well; and so do open questions.
create index review_case_by_account on review_case (account_id, state, moment, created_at, id);
create index review_case_by_business on review_case (business_id, state, moment, created_at, id);
-- Questions that nobody answered for days: to be reminded of, and to be closed.
create index review_case_question_to_remind on review_case ((facts #>> '{question,askedAt}'), id)
  where facts #>> '{question,id}' is not null and facts ->> 'questionRemindedAt' is null;
create index review_case_question_to_close on review_case ((facts #>> '{question,askedAt}'), id)
  where facts #>> '{question,id}' is not null;

-- How many cases stand where, so that no list has to count them. Those with a follow-up are counted by the
-- morning on which they fall due, which are as many rows as days are planned.
create table case_count (
  state text collate "C" not null,
  -- '' in every other state.
  due text collate "C" not null,
  cases bigint not null,
  primary key (state, due)
);
create index case_count_unused on case_count (cases) where cases = 0;

-- What the platform calls what was sent to it, as it is searched; without those that were erased.
create table sent_reference (
  review_id uuid not null,
  reference_key text collate "C" not null,
  primary key (review_id, reference_key)
);

-- Accounts that were erased: what is recorded of them after that leaves nothing personal either.
create table erased_account (
  id uuid primary key
);
