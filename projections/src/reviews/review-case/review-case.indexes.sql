create index review_case_next on review_case (state, moment, created_at, id);
create index review_case_by_channel on review_case (channel, state, moment, created_at, id);
-- Decided cases become ever more: open ones are not looked for among them, nor the other way round.
create index review_case_by_created_at on review_case (created_at, id) where state not in ('decided', 'withdrawn');
create index review_case_closed_by_created_at on review_case (created_at, id) where state in ('decided', 'withdrawn');
create index sent_reference_search on sent_reference (reference_key, review_id);
-- A short pending list: long ones are merged in one go, which would now and then hold up somebody's answer.
create index review_case_search on review_case using gin (reviewer_key gin_trgm_ops) with (gin_pending_list_limit = 256);
create index business_search on business using gin (name_key gin_trgm_ops) with (gin_pending_list_limit = 256);
create index account_search on account using gin (email_key gin_trgm_ops) with (gin_pending_list_limit = 256);
