create index review_by_account on entry (account_id, review_id) where kind = 'submitted';
-- Which reviews there were at a moment, …
create index entry_submitted on entry (at, review_id) where kind = 'submitted';
-- … and what changed between two.
create index entry_of_status on entry (at, review_id) where to_status is not null;
