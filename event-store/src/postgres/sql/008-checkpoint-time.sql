-- Checkpoints carry the time until which nothing else had been recorded; older ones have none.
-- See docs/decisions/0031-checkpoints-carry-their-time-and-witnesses-follow.md.
alter table transparency_log.checkpoints add column stated_at timestamptz;
create index checkpoints_by_time on transparency_log.checkpoints (stated_at, size) where stated_at is not null;

-- What witnesses that are asked by the product last said; by their public keys.
create table transparency_log.witnesses (
  key text primary key,
  asked_at timestamptz not null,
  -- The largest tree that it has cosigned, and when.
  size bigint,
  cosigned_at timestamptz,
  -- Why it does not cosign at the moment; null while it does.
  failure text,
  -- Set while it has seen another history than this one.
  split_at timestamptz
);
revoke all on transparency_log.witnesses from public;
grant select, insert, update on transparency_log.witnesses to :running_role;
