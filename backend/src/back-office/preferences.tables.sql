-- How somebody of the staff likes the back office: settings of their own, of no interest to the log.
create table back_office.preferences (
  account_id uuid not null,
  -- One choice, or those of one list; the names are the contract's, which bounds how many there are.
  part text not null,
  value jsonb not null,
  primary key (account_id, part)
);
grant select, insert, update, delete on back_office.preferences to :running_role;
