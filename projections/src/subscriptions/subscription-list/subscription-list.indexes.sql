create index subscription_by_created_at on subscription (created_at, id) include (runs_until);
create index subscription_by_started_at on subscription (started_at, id) include (runs_until);
-- From before only German ones were taken.
create index subscription_with_foreign_vat_id on subscription (id) where vat_id not like 'DE%';
create index subscription_by_runs_until on subscription (runs_until);
-- What time brings about next: the end of a term, or of the subscription.
create index subscription_due on subscription (least(term_ends_at, ends_at)) where status = 'active';
create index subscription_to_remind on subscription (next_reminder_at)
  where status = 'active' and ends_at is null and next_reminder_at is not null;
create index account_search on account using gin (email_key gin_trgm_ops) with (gin_pending_list_limit = 256);
