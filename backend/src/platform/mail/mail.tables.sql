create schema mail;
grant usage on schema mail to :running_role;

-- Mails to be sent and what became of them. No personal data: the address and the words are looked up when a mail is
-- sent. Rows stay, so that an effect repeated by a reactor finds its id taken.
create table mail.outbox (
  id uuid primary key,
  account_id uuid not null,
  template text not null,
  params jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  -- When the next attempt may start. A sender that takes a row moves this to the end of its lease, so that a row whose
  -- sender died becomes due again by itself.
  due_at timestamptz not null,
  finished_at timestamptz,
  last_error text
);
create index outbox_due on mail.outbox (due_at) where state = 'waiting';
create index outbox_failed on mail.outbox (created_at) where state = 'failed';
grant select, insert, update on mail.outbox to :running_role;

-- The developers' mailbox, used instead of SMTP outside production.
create table mail.mailbox (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  sent_at timestamptz not null
);
create index mailbox_newest on mail.mailbox (sent_at desc, id desc);
grant select, insert, delete on mail.mailbox to :running_role;
