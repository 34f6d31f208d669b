-- Refunds that wait for their provider, which was in trouble.
create table held_refund (
  id uuid primary key,
  account_id uuid not null,
  retry_at timestamptz not null
);
