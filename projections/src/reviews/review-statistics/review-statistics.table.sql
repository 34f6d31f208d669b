-- One row for each review ever handed in: what its next event takes out of the totals again. No personal data.
create table review (
  id uuid primary key,
  business_id uuid not null,
  submitted_at timestamptz not null,
  status text not null,
  -- When it got the outcome it has; null while it has none.
  decided_at timestamptz,
  -- Stream version of the last event in this row.
  version integer not null,
  -- Its business is removed: nobody decides it, and what was decided stays.
  is_withdrawn boolean not null,
  -- Its customer took the request back, and may take it up again: meanwhile nobody decides it.
  is_taken_back boolean not null
);
create index review_by_business on review (business_id);

create table removed_business (
  id uuid primary key
);

-- Totals by day in Berlin; days on which nothing happened have no row.
create table day_total (
  day date primary key,
  -- Reviews handed in on this day, …
  incoming bigint not null,
  -- … and those of them that still wait for a decision.
  waiting bigint not null,
  -- Reviews that got on this day the outcome they have.
  deleted bigint not null,
  rejected bigint not null
);

-- How long reviews decided on a day had waited: in whole hours, from two days on in the hours of whole days.
create table decision_time (
  day date not null,
  hours integer not null,
  reviews bigint not null,
  primary key (day, hours)
);
create index decision_time_unused on decision_time (reviews) where reviews = 0;
