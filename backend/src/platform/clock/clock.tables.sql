-- When the product last ran and found nothing wrong with the clocks, by the database's clock.
create table operations.clock_life (
  single boolean primary key default true check (single),
  seen_at timestamptz not null
);
grant select, insert, update on operations.clock_life to :running_role;

-- Clocks that were found to be wrong, or may be. While one is not confirmed, nothing is erased, invoiced, charged, reminded
-- of or ended because its time has come.
create table operations.clock_doubts (
  id bigint generated always as identity primary key,
  kind text not null,
  -- Ahead, or behind if negative.
  seconds double precision not null,
  -- By the database's clock, and by that of the process that found it.
  raised_at timestamptz not null,
  process_at timestamptz not null,
  -- Host and number of that process.
  raised_by text not null,
  confirmed_at timestamptz
);
-- One at a time: what else leaps until somebody has looked makes no second one.
create unique index clock_doubts_open on operations.clock_doubts ((confirmed_at is null)) where confirmed_at is null;
grant select, insert, update on operations.clock_doubts to :running_role;
