create index live_update_by_account on live_update (account_id, position);
