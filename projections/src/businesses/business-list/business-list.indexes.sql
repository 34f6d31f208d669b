create index business_by_created_at on business (created_at, id);
create index business_by_name on business (name_key, id);
create index business_search on business using gin (name_key gin_trgm_ops) with (gin_pending_list_limit = 256);
