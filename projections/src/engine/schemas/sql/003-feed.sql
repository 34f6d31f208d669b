-- What was published of the log to a topic whose partitions several processes share, as with Kafka.
create table projections.feeds (
  topic text primary key,
  -- Stands in every message: a topic may hold those of a log that a restored backup took the place of.
  id uuid not null default gen_random_uuid(),
  -- Which partition an event is in follows from this number, so it never changes for a topic.
  partitions integer not null check (partitions > 0),
  -- Everything up to here was acknowledged by the brokers.
  position bigint not null check (position >= 0)
);

create table projections.feed_partitions (
  topic text not null,
  -- As Kafka counts, from 0 on. The checkpoints of what is in it have the number after.
  partition integer not null check (partition >= 0),
  -- Counts how often the partition was given to a process: only the last one may write.
  epoch bigint not null,
  -- Where reading goes on in the partition; null for its beginning.
  next_offset bigint,
  primary key (topic, partition)
-- Every batch updates its row.
) with (fillfactor = 20, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

-- Each partition may stand before another event.
alter table projections.troubles add partition integer not null default 0 check (partition >= 0);
alter table projections.troubles drop constraint troubles_pkey, add primary key (projection, version, partition);

grant select, insert, update on projections.feeds, projections.feed_partitions to :running_role;
