-- Of each payment provider whose signed notices are refused since their time is too far from ours: empty while they come in time.
create table payments.mistimed_notices (
  provider text primary key,
  -- By how many seconds our clock was ahead of the newest one, behind below zero.
  seconds_ahead bigint not null,
  -- How many were refused since one last came in time.
  refused bigint not null
);
grant select, insert, update, delete on payments.mistimed_notices to :running_role;
