import type { Queryable } from '../engine/checkpoints/checkpoints.ts';

/** Sets checkpoints by hand, as nobody does but a restored backup: those of all read models, or of one. */
export const setCheckpoints = async (
  database: Queryable,
  to: { readonly position: number } | { readonly by: number },
  name: string | null = null,
): Promise<void> => {
  const position = 'position' in to ? String(to.position) : `now.position + ${to.by}`;
  await database.query(
    `with no_longer_shared as (delete from projections.shared_checkpoints)
     update projections.own_checkpoints as own
     set position = case when own.projection = coalesce($1, own.projection) then ${position} else now.position end
     from projections.checkpoints as now
     where (now.projection, now.version, now.partition) = (own.projection, own.version, own.partition)`,
    [name],
  );
};
