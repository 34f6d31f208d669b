create index review_by_account on entry (account_id, review_id) where kind = 'submitted';
