-- Read models that stand together share one checkpoint: each command moves one row instead of one for each of them.
alter table projections.checkpoints rename to own_checkpoints;
-- Null while it shares its partition's checkpoint.
alter table projections.own_checkpoints alter column position drop not null;

create table projections.shared_checkpoints (
  partition integer primary key,
  -- Who shares it, as in 'review-list@2 user-list@8': whoever means others moves nothing.
  members text not null,
  position bigint not null
-- Every batch updates its row: as with own checkpoints.
) with (fillfactor = 20, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

-- How far each version of each read model has come, on its own or together with others.
create view projections.checkpoints as
select projection, version, partition, coalesce(own.position, shared.position) as position, definition
from projections.own_checkpoints own left join projections.shared_checkpoints shared using (partition);

grant select on projections.checkpoints to :running_role;
grant select, insert, update (position), delete on projections.shared_checkpoints to :running_role;
