-- For telling operators how many mails went out lately.
create index outbox_sent on mail.outbox (finished_at) where state = 'sent';
