import type pg from 'pg';
import { unshareAllCheckpoints } from '../checkpoints/moving-checkpoints.ts';
import { type ReadModelVersion, schemaOf } from '../read-model/schema-names.ts';
import { inTransaction } from '../schemas/read-model-schemas.ts';

/** Drops schemas with everything in them, those that are there; waits for statements that still read them. */
export async function dropSchemas(owner: pg.Client, schemas: readonly string[]): Promise<void> {
  for (const schema of schemas) await owner.query(`drop schema if exists ${schema} cascade`);
}

/** Drops tables and checkpoints of all versions before the given ones; answers the schemas' names. */
export async function dropOldVersions(
  owner: pg.Client,
  current: readonly ReadModelVersion[],
): Promise<readonly string[]> {
  const { rows } = await owner.query<ReadModelVersion>(
    'select distinct projection as name, version from projections.checkpoints order by projection, version',
  );
  const old = rows.filter(({ name, version }) => current.some((one) => one.name === name && version < one.version));
  for (const readModel of old) {
    await inTransaction(owner, async () => {
      await unshareAllCheckpoints(owner);
      await owner.query('delete from projections.own_checkpoints where projection = $1 and version = $2', [
        readModel.name,
        readModel.version,
      ]);
      await dropSchemas(owner, [schemaOf(readModel)]);
    });
  }
  return old.map(schemaOf);
}
