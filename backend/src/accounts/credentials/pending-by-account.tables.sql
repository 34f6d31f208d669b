-- For forgetting what is prepared for an account that is erased.
create index pending_credentials_by_account on accounts.pending_credentials (account_id);
