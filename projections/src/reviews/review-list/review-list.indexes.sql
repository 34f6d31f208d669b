-- With what lists leave out: else they would look into every row for it, and rather sort all of them.
create index review_by_created_at on review (created_at, id) include (business_removed);
create index review_by_updated_at on review (updated_at, id) include (business_removed);
create index review_by_status on review (status, created_at, id) include (business_removed);
-- What is to be decided, without what customers took back.
create index review_by_status_asked on review (status, created_at, id) include (business_removed) where withdrawn_at is null;
create index review_by_rating on review (rating, created_at, id) include (business_removed);
-- A short pending list: long ones are merged in one go, which would now and then hold up somebody's answer.
create index review_search on review using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 256);
create index business_search on business using gin (name_key gin_trgm_ops) with (gin_pending_list_limit = 256);
create index sent_reference_search on sent_reference (reference_key, review_id);
