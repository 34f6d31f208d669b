create schema http;
grant usage on schema http to :running_role;

-- Requests that came with an Idempotency-Key, for 24 hours. Whose key it is, the key itself and the answer cannot be read
-- from here: hashes are keyed, and the answer opens only with the caller's own key, which is stored nowhere.
create table http.idempotency (
  -- Account, route and key.
  key_hash bytea primary key,
  -- Parameters and body.
  request_hash bytea not null,
  -- Every id that the request makes follows from it, so that its commands are recognised when it runs again.
  seed uuid not null,
  -- Until then somebody is at it; null: nobody.
  claimed_until timestamptz,
  -- Sealed; null until there is one.
  answer bytea,
  created_at timestamptz not null
);
create index idempotency_by_age on http.idempotency (created_at);
grant select, insert, update, delete on http.idempotency to :running_role;
