-- Which sender has a mail in its hands, and since when: when the sender is gone, the mail need not wait for its lease.
alter table mail.outbox add column taken_by integer, add column taken_at timestamptz;
create index outbox_taken on mail.outbox (taken_at) where taken_by is not null;
