-- Names for figures by business. Null once the account's personal data were erased.
create table business (
  id uuid primary key,
  account_id uuid not null,
  name text,
  -- Figures count its cases among those of businesses that nobody has any more.
  removed boolean not null default false
);
create index business_by_account on business (account_id);

-- One row for each case there ever was, with when what happened: nothing personal, so it outlives businesses and accounts.
-- Times are milliseconds since 1970, which columns can be computed from.
create table case_figure (
  -- Of the review.
  id uuid primary key,
  business_id uuid not null,
  -- What happened first stays, …
  firsts jsonb not null,
  -- … and of these things what happened last counts: `Lasts`.
  lasts jsonb not null,
  -- … and of these the first since the last appeal: `SinceAppeal`.
  since_appeal jsonb not null,
  submitted_at bigint not null generated always as ((firsts ->> 'submittedAt')::bigint) stored,
  forwarded_at bigint generated always as ((firsts ->> 'forwardedAt')::bigint) stored,
  answered_at bigint generated always as ((firsts ->> 'answeredAt')::bigint) stored,
  reason text generated always as (lasts ->> 'reason') stored,
  channel text generated always as (lasts ->> 'channel') stored,
  came_back_at bigint generated always as ((lasts ->> 'cameBackAt')::bigint) stored,
  -- When it was decided as it stands; null as long as nothing is, also again. What came back is decided, and not removed.
  -- A refusal upon an appeal, with no change of status after it and the case not begun anew before, was entered without one.
  decided_at bigint generated always as (
    case
      when lasts ->> 'outcome' is null and not lasts @> '{"cameBack": true}' then null
      when (lasts ->> 'decidedBy')::integer < (lasts ->> 'appealedBy')::integer
        and (since_appeal ->> 'refusedBy')::integer
          < coalesce((since_appeal ->> 'reopenedBy')::integer, 2147483647)
        then (since_appeal ->> 'refusedAt')::bigint
      else (lasts ->> 'decidedAt')::bigint
    end
  ) stored,
  -- That decision is the answer to an appeal: it came after one, and the case did not begin anew between the two.
  on_appeal boolean not null generated always as (
    coalesce(
      case
        when (lasts ->> 'decidedBy')::integer < (lasts ->> 'appealedBy')::integer
          then (since_appeal ->> 'refusedBy')::integer
        when (lasts ->> 'appealedBy')::integer < (lasts ->> 'decidedBy')::integer
          then (lasts ->> 'decidedBy')::integer
      end < coalesce((since_appeal ->> 'reopenedBy')::integer, 2147483647),
      false
    )
  ) stored,
  is_removed boolean not null generated always as (
    coalesce(lasts ->> 'outcome' = 'removed', false) and not lasts @> '{"cameBack": true}'
  ) stored
);

-- Accounts that were erased: what is recorded of them after that leaves nothing personal either.
create table erased_account (
  id uuid primary key
);
