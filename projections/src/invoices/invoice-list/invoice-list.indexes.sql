create index invoice_by_account on invoice (account_id, created_at, id);
create index invoice_by_created_at on invoice (created_at, id);
create index invoice_by_starts_at on invoice (starts_at, id);
create index invoice_by_kind on invoice (kind, created_at, id);
create index invoice_by_year on invoice (year, created_at, id);
create index invoice_search on invoice using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 256);
create index invoice_erasable on invoice (kept_through_year, id) where kept_through_year is not null;
create index invoice_charge_again on invoice (charge_again_at)
  where charge_again_at is not null and paid_at is null and cancelled_by is null;
create index invoice_open on invoice (account_id, created_at, id)
  where kind = 'invoice' and paid_at is null and booking is null and cancelled_by is null and (document ->> 'paidBy') is null;
create index invoice_open_by_created_at on invoice (created_at, id)
  where kind = 'invoice' and paid_at is null and booking is null and cancelled_by is null and (document ->> 'paidBy') is null;
create index invoice_written_off on invoice (created_at, id) where cancelled_by is null and booking ->> 'kind' = 'write-off';
create index invoice_transfer_owed on invoice (created_at, id) where cancelled_by is not null and booking ->> 'kind' = 'transfer';
create index invoice_disputed on invoice (created_at, id) where kind = 'invoice' and dispute = 'disputed';
create index account_search on account using gin (email_key gin_trgm_ops) with (gin_pending_list_limit = 256);
create index card_to_look_after on card (look_at) where look_at is not null;
create index billed_subscription_due on billed_subscription (next_month_at)
  where ends_at is null or next_month_at < ends_at;
create index billed_subscription_overbilled on billed_subscription (id) where ended and billed_until > ends_at;
