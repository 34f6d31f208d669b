create index held_refund_by_retry on held_refund (retry_at, id);
