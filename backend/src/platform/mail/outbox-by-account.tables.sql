-- For telling an account which mails it was sent.
create index outbox_by_account on mail.outbox (account_id, created_at, id);
