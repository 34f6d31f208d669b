-- Whose personal data the log says were erased for their age; accounts are the user-list's.
create table erased_subject (
  -- Of the event that says so.
  position bigint primary key,
  subject text not null
);
-- A decision on an erased review starts nothing anew, in a rebuild neither.
create index erased_subject_by_name on erased_subject (subject);

-- Reviews whose personal data are still kept and whose case was ever closed or opened again, also of removed businesses.
create table kept_review (
  id uuid primary key,
  account_id uuid not null,
  -- What its steps come to as far as it says whether the case is closed: `Closing`.
  facts jsonb not null,
  -- Since when nobody works on the case, ISO 8601 UTC: the last decision, or that the request was withdrawn. Null as long as
  -- somebody does. A decision after a sending, with no change of status between, was entered without one.
  closed_at text collate "C" generated always as (
    case
      when facts ->> 'withdrawnAt' is null and not facts @> '{"decided": true}' then null
      when facts ->> 'withdrawnAt' is null and facts ->> 'answerEnteredAt' is not null then null
      else greatest(
        facts ->> 'withdrawnAt',
        facts ->> 'decidedAt',
        case
          when (facts ->> 'decidedBy')::integer < (facts ->> 'sentBy')::integer
            and (facts ->> 'sentBy')::integer < (facts ->> 'answeredBy')::integer then facts ->> 'answeredAt'
        end
      )
    end
  ) stored
);
