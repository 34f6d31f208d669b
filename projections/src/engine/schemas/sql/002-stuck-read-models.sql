-- Before which event a version of a read model stands, written by whoever tried last. It is over once the checkpoint has
-- gone beyond the position.
create table projections.troubles (
  projection text not null,
  version integer not null,
  position bigint not null check (position > 0),
  event_id uuid not null,
  event_type text not null,
  -- Kind and place of the error, never its words where they may quote somebody's data.
  failure text not null,
  attempts integer not null,
  first_failed_at timestamptz not null default now(),
  last_failed_at timestamptz not null default now(),
  primary key (projection, version)
);

-- Events that an operator allowed a read model to go on without, for as long as it cannot apply them.
create table projections.passed_over (
  projection text not null,
  position bigint not null check (position > 0),
  event_id uuid not null,
  event_type text not null,
  -- The operator's words.
  reason text not null,
  allowed_at timestamptz not null default now(),
  -- The version whose living rows lack the event; null while it was not passed over, and after a rebuild applied it.
  missing_in_version integer,
  primary key (projection, position)
);

grant select, insert, update on projections.troubles, projections.passed_over to :running_role;
