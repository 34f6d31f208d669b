-- Set once the event log is kept outside this database: another log must never begin in it. No row: it is kept here.
create table operations.log_home (
  single boolean primary key default true check (single),
  elsewhere_since timestamptz not null
);
grant select, insert on operations.log_home to :running_role;
