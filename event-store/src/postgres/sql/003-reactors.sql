create schema reactors;

-- Position of the last event each reactor is done with.
create table reactors.checkpoints (
  reactor text primary key,
  position bigint not null check (position >= 0)
);

-- Events a reactor gave up on after repeated failure; the operator retries or discards them. `error` says what kind of
-- error and where, never an error's own words, which may quote somebody's data.
create table reactors.parked (
  reactor text not null,
  event_id uuid not null,
  position bigint not null,
  error text not null,
  attempts integer not null check (attempts > 0),
  parked_at timestamptz not null,
  primary key (reactor, event_id)
);

grant usage on schema reactors to :running_role;
grant select, insert, update on reactors.checkpoints to :running_role;
grant select, insert, update, delete on reactors.parked to :running_role;
