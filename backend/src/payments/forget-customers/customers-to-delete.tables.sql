create schema payments;
grant usage on schema payments to :running_role;

-- Customers of erased accounts, by their names at the payment provider, until they are deleted there. The log's own copy of a name is
-- encrypted under the account's key, which the erasure destroys, and whoever is to be deleted has to be named.
create table payments.customers_to_delete (
  customer_reference text primary key,
  account_id uuid not null,
  -- Since when, how often that failed, and when it is tried again.
  wanted_at timestamptz not null,
  failures integer not null default 0,
  due_at timestamptz not null
);
create index customers_to_delete_by_due on payments.customers_to_delete (due_at, customer_reference);
grant select, insert, update, delete on payments.customers_to_delete to :running_role;
