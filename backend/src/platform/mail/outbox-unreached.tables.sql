-- The server that took nothing of a mail at its last try (a push service's host, or the one mail server): once it takes
-- another, those that waited for it need not wait out their own time.
alter table mail.outbox add column unreached text;
alter table push.outbox add column unreached text;
create index outbox_unreached on mail.outbox (unreached, due_at) where state = 'waiting' and unreached is not null;
create index outbox_unreached on push.outbox (unreached, due_at) where state = 'waiting' and unreached is not null;
