create schema push;
grant usage on schema push to :running_role;

-- Messages for browsers and what became of them, as `mail.outbox` is for mails: ids and states, no personal data. What is
-- done with goes after a while.
create table push.outbox (
  id uuid primary key,
  account_id uuid not null,
  template text not null,
  params jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  due_at timestamptz not null,
  finished_at timestamptz,
  last_error text,
  taken_by integer,
  taken_at timestamptz,
  traceparent text
);
create index outbox_due on push.outbox (due_at) where state = 'waiting';
create index outbox_taken on push.outbox (taken_at) where taken_by is not null;
create index outbox_finished on push.outbox (finished_at) where finished_at is not null;
grant select, insert, update, delete on push.outbox to :running_role;
