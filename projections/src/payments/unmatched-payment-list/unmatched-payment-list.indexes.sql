create index unmatched_payment_by_created_at on unmatched_payment (created_at, id);
create index unmatched_payment_by_state on unmatched_payment ((settled_by is null), created_at, id);
create index unmatched_payment_by_account on unmatched_payment (account_id, created_at, id);
