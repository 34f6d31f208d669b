import { advanceCheckpoints } from '../checkpoints.ts';
import { readBatch } from '../event-batch.ts';
import { fingerprintOf, inTransaction } from '../read-model-schemas.ts';
import { rebuildSchemaOf, retiredSchemaOf, schemaOf } from '../schema-names.ts';
import { noteMissing } from '../stuck/passing-over.ts';
import { catchUp, type Filling } from './fill-replacements.ts';
import type { Replacement } from './replacement.ts';

/**
 * Puts the new tables in the place of the living ones. The locked checkpoint stops whoever applies for the moment; they
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
    const living = await lockCheckpoint(replacement);
    // A checkpoint beyond the log belongs to a log that was restored from an older backup.
    const target = Math.min(living, await source.store.head());
    while (replacement.position < target) {
      await replacement.apply(await readBatch(source, replacement.position, batchSize));
    }
    await session.query(
      `alter schema ${schemaOf(projection)} rename to ${retiredSchemaOf(projection)};
       alter schema ${rebuildSchemaOf(projection)} rename to ${schemaOf(projection)}`,
    );
    for (const query of advanceCheckpoints([projection], replacement.position)) await session.query(query);
    await session.query('update projections.checkpoints set definition = $3 where projection = $1 and version = $2', [
      projection.name,
      projection.version,
      fingerprintOf(projection),
    ]);
    await noteMissing(session, projection, replacement.passedOver);
  });
}

async function lockCheckpoint({ projection, session }: Replacement): Promise<number> {
  const { rows } = await session.query<{ position: number }>(
    'select position from projections.checkpoints where projection = $1 and version = $2 and partition = 0 for update',
    [projection.name, projection.version],
  );
  return rows[0]?.position ?? 0;
}
