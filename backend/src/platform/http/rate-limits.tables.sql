-- How often somebody did something in a span of time, counted by all processes together. Unlogged: cheap to write, and
-- empty after a crash of the database, which only means that counting starts anew.
create unlogged table http.rate_limits (
  -- Keyed hash of what is counted, and for whom.
  key bytea primary key,
  count integer not null,
  ends_at timestamptz not null
) with (fillfactor = 50);
create index rate_limits_by_end on http.rate_limits (ends_at);
grant select, insert, update, delete on http.rate_limits to :running_role;
