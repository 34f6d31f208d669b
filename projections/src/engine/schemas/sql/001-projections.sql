-- How far each version of each read model has come. The read models' own tables live in a schema per version, which the
-- runner makes at start.
create schema projections;

-- Finds any part of a name or text by index. Trusted and part of every PostgreSQL distribution (contrib).
create extension if not exists pg_trgm with schema projections;

create table projections.checkpoints (
  projection text not null,
  version integer not null check (version > 0),
  -- One partition unless the feed has several, as with Kafka.
  partition integer not null default 0 check (partition >= 0),
  -- Position of the last event in the rows.
  position bigint not null check (position >= 0),
  -- Fingerprint of the tables' DDL, so that a change without a new version is noticed.
  definition text not null,
  primary key (projection, version, partition)
-- Every batch updates these few rows: room for the new version on the same page.
) with (fillfactor = 20, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

grant usage on schema projections to :running_role;
grant select, update (position) on projections.checkpoints to :running_role;
