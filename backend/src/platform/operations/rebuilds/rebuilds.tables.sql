create schema operations;
grant usage on schema operations to :running_role;

-- Rebuilds of read models that were started from the back office, for whichever process is asked how far one is.
create table operations.rebuilds (
  id uuid primary key,
  read_models text[] not null,
  started_at timestamptz not null,
  -- The connection that holds the lock of rebuilds while this one runs: without it the rebuild is over.
  lock_holder integer not null,
  phase text not null,
  position bigint not null,
  head bigint not null,
  finished_at timestamptz,
  -- A German sentence; null for one that went well.
  failure text
);
create index rebuilds_newest on operations.rebuilds (started_at desc, id desc);
grant select, insert, update, delete on operations.rebuilds to :running_role;
