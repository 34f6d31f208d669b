create index invoice_by_account on invoice (account_id, created_at, id);
create index billed_subscription_due on billed_subscription (next_month_at)
  where ends_at is null or next_month_at < ends_at;
