-- Stretches of an EventStoreDB's log that hold nothing of ours, so that no start goes through others' records again: no
-- event of ours stands between `after` and `up_to`.
create table operations.log_gaps (
  after bigint primary key check (after >= 0),
  up_to bigint not null check (up_to > after)
);
grant select, insert, update on operations.log_gaps to :running_role;

-- Which installation this is, for a log that is kept elsewhere and may be reached by several.
create table operations.installation (
  single boolean primary key default true check (single),
  id uuid not null default gen_random_uuid()
);
grant select, insert on operations.installation to :running_role;
