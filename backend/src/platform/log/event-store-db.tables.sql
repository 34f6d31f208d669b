-- Stretches of an EventStoreDB's log that hold nothing of ours, so that no start goes through others' records again: no
-- event of ours stands between `after` and `up_to`.
create table operations.log_gaps (
  after bigint primary key check (after >= 0),
  up_to bigint not null check (up_to > after)
);
grant select, insert, update, delete on operations.log_gaps to :running_role;

-- A record at the end of the farthest of them, by which the log is known again: one that was put back has others.
create table operations.log_mark (
  single boolean primary key default true check (single),
  position bigint not null check (position >= 0),
  record uuid not null
);
grant select, insert, update, delete on operations.log_mark to :running_role;

-- Which installation this is, for a log that is kept elsewhere and may be reached by several.
create table operations.installation (
  single boolean primary key default true check (single),
  id uuid not null default gen_random_uuid()
);
grant select, insert on operations.installation to :running_role;
