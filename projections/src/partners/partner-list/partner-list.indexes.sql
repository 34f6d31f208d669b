create index partner_by_created_at on partner (created_at, id);
create index partner_by_name on partner (name_key, id);
create index partner_by_status on partner (paused, created_at, id);
create index partner_by_paused_and_name on partner (paused, name_key, id);
create index partner_search on partner using gin (name_key gin_trgm_ops) with (gin_pending_list_limit = 256);
create index partner_by_origin on partner using gin (origins);
create index partner_key_by_partner on partner_key (partner_id, issued_at, id);
