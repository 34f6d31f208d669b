-- Which process is at a request, by the number of its presence: whoever comes next need not wait for one that is gone.
alter table http.idempotency add column claimed_by integer;
