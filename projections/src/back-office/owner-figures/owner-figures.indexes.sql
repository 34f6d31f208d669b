create index subscription_by_started_at on subscription (started_at);
create index subscription_by_notice on subscription (notice_on) where notice_on is not null;
create index subscription_by_ends_at on subscription (ends_at) where ends_at is not null;
create index subscription_to_renew on subscription (term_ends_at) include (net_cents)
  where ends_at is null;
create index subscription_running on subscription (account_id) where ends_at is null;
create index invoice_by_day on invoice (day) include (id);
create index credit_note_by_day on credit_note (day) include (id);
create index correction_by_day on correction (day) include (id);
create index invoice_open on invoice (has_failed) include (gross_cents) where not is_settled;
create index setback_by_day on setback (day) include (kind, gross_cents);
create index rated_answer_by_day on rated_answer (day) include (helpful);
