create index conversation_by_last_activity on conversation (last_activity_at, id);
create index conversation_by_created_at on conversation (created_at, id);
create index conversation_by_visitor on conversation (visitor_id, last_activity_at, id) where visitor_id is not null;
-- Which visitors have not been heard of for long.
create index conversation_of_visitors on conversation (last_activity_at, id) where visitor_id is not null;
create index conversation_open on conversation (last_activity_at, id) where not resolved;
create index conversation_resolved on conversation (last_activity_at, id) where resolved;
create index conversation_with_person on conversation (with_person_until) where with_person_until is not null;
create index conversation_person_requested on conversation (last_activity_at, id) where person_requested;
-- Who waits for a person, the most urgent first, then who has waited longest.
create index conversation_waiting on conversation (attention_rank, waiting_since, id)
  where waiting_since is not null and not resolved;
create index message_by_id on message (id);
create index account_search on account using gin (email_key gin_trgm_ops) with (gin_pending_list_limit = 256);
