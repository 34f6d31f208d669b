-- The event log: one total order without gaps, appended to, never changed. See docs/decisions/0001-postgres-log.md.
create schema event_log;

-- The one row that every append locks first: position and recorded time of the newest event.
create table event_log.log_head (
  single boolean primary key default true check (single),
  position bigint not null check (position >= 0),
  recorded_at timestamptz not null
);
insert into event_log.log_head (position, recorded_at) values (0, 'epoch');

-- Where each stream ends. `previous` is the version before its last append, so that one upsert can compare and set.
create table event_log.streams (
  stream_id text collate "C" primary key,
  previous integer not null,
  version integer not null,
  check (previous >= 0 and version > previous)
) with (fillfactor = 80);

-- Texts, not jsonb: the exact bytes that were written are the ones the audit log hashes.
create table event_log.events (
  position bigint primary key,
  stream_id text collate "C" not null,
  version integer not null,
  type text collate "C" not null,
  id uuid not null,
  data text collate "C" not null,
  metadata text collate "C" not null,
  recorded_at timestamptz not null,
  unique (stream_id, version)
);

create function event_log.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Events are append-only: % on event_log.events is refused.', tg_op using errcode = 'insufficient_privilege';
end $$;

-- Also for the owner and, being `always`, for sessions that switch ordinary triggers off.
create trigger events_are_append_only before update or delete or truncate on event_log.events
  for each statement execute function event_log.refuse_change();
alter table event_log.events enable always trigger events_are_append_only;

-- The head only moves forward: the running role must update it with every append, and a mistaken update would stop all
-- appends for good. The condition is checked without calling the function.
create function event_log.refuse_head() returns trigger language plpgsql as $$
begin
  raise exception 'The head of the log only moves forward: % on event_log.log_head is refused.', tg_op using errcode = 'insufficient_privilege';
end $$;

create trigger log_head_moves_forward before update on event_log.log_head
  for each row when (new.position < old.position or new.recorded_at < old.recorded_at)
  execute function event_log.refuse_head();
create trigger log_head_stays before delete or truncate on event_log.log_head
  for each statement execute function event_log.refuse_head();
alter table event_log.log_head enable always trigger log_head_moves_forward;
alter table event_log.log_head enable always trigger log_head_stays;

revoke all on schema event_log from public;
revoke all on all tables in schema event_log from public;
revoke all on all functions in schema event_log from public;

grant usage on schema event_log to :running_role;
grant select, insert on event_log.events to :running_role;
grant select, insert, update on event_log.streams, event_log.log_head to :running_role;
