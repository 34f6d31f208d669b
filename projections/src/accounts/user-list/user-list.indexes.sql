create index account_by_created_at on account (created_at, id) include (subscribed_until);
create index account_by_email on account (email_key, id);
create index account_by_is_admin on account (is_admin, created_at, id);
create index account_by_email_verified on account (email_verified, created_at, id);
create index account_by_subscribed_until on account (subscribed_until);
create index account_search on account using gin (email_key gin_trgm_ops) with (gin_pending_list_limit = 256);
create index account_erased on account (erased_position) where erased_position is not null;
create index account_leaving on account (deletion_requested_at) where deletion_requested_at is not null;
-- Few among many, in the order in which the list opens.
create index account_leaving_by_created_at on account (created_at, id) where deletion_requested_at is not null;
create index account_auditor_by_created_at on account (created_at, id) where is_auditor;
create index account_auditor on account (id) where is_auditor;
create index account_unverified on account (id) where not email_verified and erased_at is null;
