import { readBatch } from '../batches/event-batch.ts';
import { lockCheckpoints, tellProgress, unshareCheckpoints } from '../checkpoints/moving-checkpoints.ts';
import { segmentNumbers } from '../checkpoints/segment.ts';
import { rebuildSchemaOf, retiredSchemaOf, schemaOf } from '../read-model/schema-names.ts';
import { fingerprintOf, inTransaction } from '../schemas/read-model-schemas.ts';
import { noteMissing } from '../stuck/passing-over.ts';
import { catchUp, type Filling } from './fill-replacements.ts';
import type { Replacement } from './replacement.ts';

/**
 * Puts the new tables in the place of the old ones. Locked checkpoints make others wait before they apply events; they
 * then find the new tables by the same name and go on from the new checkpoint. Readers wait for nothing: renaming locks
 * no table, and their next statement finds the new one by its name.
 */
export async function switchOver(replacement: Replacement, filling: Filling): Promise<void> {
  const { projection, session } = replacement;
  const { source, batchSize, onProgress } = filling;
  await catchUp([replacement], filling);
  onProgress({ phase: 'switching', position: replacement.position, head: await source.store.head() });
  await inTransaction(session, async () => {
    await session.query('set local synchronous_commit = on');
    const living = await lockedPosition(replacement);
    // A checkpoint beyond the log belongs to a log that was restored from an older backup.
    const target = Math.min(living, await source.store.head());
    while (replacement.position < target) {
      await replacement.apply(await readBatch(source, replacement.position, batchSize));
    }
    await session.query(
      `alter schema ${schemaOf(projection)} rename to ${retiredSchemaOf(projection)};
       alter schema ${rebuildSchemaOf(projection)} rename to ${schemaOf(projection)}`,
    );
    await setCheckpoints(replacement, segmentNumbers(filling.feedPartitions));
    await noteMissing(session, projection, replacement.passedOver);
  });
}

/** Answers the furthest. */
async function lockedPosition({ projection, session }: Replacement): Promise<number> {
  const { rows } = await session.query<{ partition: number }>(
    `select partition from projections.checkpoints where projection = $1 and version = $2 order by partition`,
    [projection.name, projection.version],
  );
  for (const { partition } of rows) {
    for (const query of lockCheckpoints([projection], partition)) await session.query(query);
    await session.query(unshareCheckpoints(partition));
  }
  const positions = await session.query<{ position: number | null }>(
    `select max(position) as position from projections.own_checkpoints where projection = $1 and version = $2`,
    [projection.name, projection.version],
  );
  return positions.rows[0]?.position ?? 0;
}

/** The new tables hold everything up to one position, whatever feed filled the former ones. */
async function setCheckpoints(
  { projection, session, position }: Replacement,
  segments: readonly number[],
): Promise<void> {
  const { name, version } = projection;
  await session.query(
    `insert into projections.own_checkpoints (projection, version, partition, position, definition)
     select $1, $2, partition, $3, $4 from unnest($5::integer[]) as partition
     on conflict (projection, version, partition) do update
     set position = excluded.position, definition = excluded.definition`,
    [name, version, position, fingerprintOf(projection), segments],
  );
  await session.query(
    'delete from projections.own_checkpoints where projection = $1 and version = $2 and partition <> all($3::integer[])',
    [name, version, segments],
  );
  for (const partition of segments) await session.query(tellProgress([projection], { partition, position }));
}
