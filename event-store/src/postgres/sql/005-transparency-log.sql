-- The transparency log: a Merkle tree over the event log. See docs/decisions/0012-transparency-log.md.
create schema transparency_log;

-- How far the tree is: leaves in it, position of the newest event in it, and the newest signed checkpoint.
create table transparency_log.log (
  single boolean primary key default true check (single),
  origin text not null,
  size bigint not null default 0 check (size >= 0),
  position bigint not null default 0 check (position >= 0),
  note text
);

-- Which event is which leaf.
create table transparency_log.leaves (
  index bigint primary key check (index >= 0),
  position bigint not null,
  event_id uuid not null
);
create index leaves_by_event on transparency_log.leaves (event_id);

-- 256 hashes side by side, of every eighth height.
create table transparency_log.tiles (
  level smallint not null check (level >= 0),
  index bigint not null check (index >= 0),
  hashes bytea not null check (length(hashes) between 32 and 8192 and length(hashes) % 32 = 0),
  primary key (level, index)
);
-- Hashes cannot be compressed.
alter table transparency_log.tiles alter column hashes set storage external;

-- Signed checkpoints that are kept: now and then one, and those that witnesses have cosigned.
create table transparency_log.checkpoints (
  size bigint primary key,
  note text not null,
  signed_at timestamptz not null
);
create table transparency_log.cosignatures (
  size bigint not null references transparency_log.checkpoints (size),
  key text not null,
  line text not null,
  received_at timestamptz not null,
  primary key (size, key)
);

-- Public keys that have ever signed; a retired one stays, since older checkpoints need it.
create table transparency_log.keys (
  key text primary key,
  added_at timestamptz not null,
  retired_at timestamptz
);

create function transparency_log.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The transparency log only grows: % on transparency_log.% is refused.', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end $$;

create trigger leaves_are_append_only before update or delete or truncate on transparency_log.leaves
  for each statement execute function transparency_log.refuse_change();
create trigger checkpoints_are_append_only before update or delete or truncate on transparency_log.checkpoints
  for each statement execute function transparency_log.refuse_change();
create trigger tiles_stay before delete or truncate on transparency_log.tiles
  for each statement execute function transparency_log.refuse_change();
create trigger tiles_only_grow before update on transparency_log.tiles
  for each row when (substring(new.hashes from 1 for length(old.hashes)) <> old.hashes)
  execute function transparency_log.refuse_change();
create trigger log_only_grows before update on transparency_log.log
  for each row when (new.size < old.size or new.position < old.position or new.origin <> old.origin)
  execute function transparency_log.refuse_change();
create trigger log_stays before delete or truncate on transparency_log.log
  for each statement execute function transparency_log.refuse_change();
alter table transparency_log.leaves enable always trigger leaves_are_append_only;
alter table transparency_log.checkpoints enable always trigger checkpoints_are_append_only;
alter table transparency_log.tiles enable always trigger tiles_stay;
alter table transparency_log.tiles enable always trigger tiles_only_grow;
alter table transparency_log.log enable always trigger log_only_grows;
alter table transparency_log.log enable always trigger log_stays;

revoke all on schema transparency_log from public;
revoke all on all tables in schema transparency_log from public;
revoke all on all functions in schema transparency_log from public;

grant usage on schema transparency_log to :running_role;
grant select, insert on transparency_log.leaves, transparency_log.checkpoints, transparency_log.cosignatures to :running_role;
grant select, insert, update on transparency_log.log, transparency_log.tiles, transparency_log.keys to :running_role;
