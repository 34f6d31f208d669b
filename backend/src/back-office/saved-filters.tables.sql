create schema back_office;
grant usage on schema back_office to :running_role;

-- How somebody of the staff likes to see a list: a setting of their own, of no interest to the log.
create table back_office.saved_filters (
  id uuid primary key,
  account_id uuid not null,
  list text not null,
  -- Its place among the filters of the list; it also bounds how many there are.
  place smallint not null check (place between 1 and 20),
  name text not null,
  -- As the list's address has it. May hold what somebody searched for.
  filter jsonb not null,
  sort jsonb not null,
  unique (account_id, list, place),
  unique (account_id, list, name)
);
grant select, insert, update, delete on back_office.saved_filters to :running_role;
