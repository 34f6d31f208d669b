import { openSession } from '@sternklar/event-store/postgres/session';
import type { Projection } from '@sternklar/event-store/projection';
import { StartRefused } from '@sternklar/event-store/start-refused';
import type pg from 'pg';
import type { EventSource } from './event-batch.ts';
import { prepareReadModels, roleOf } from './read-model-schemas.ts';
import { dropOldVersions, dropSchemas } from './rebuild/drop-schemas.ts';
import { type Filling, fillReplacements, type RebuildProgress } from './rebuild/fill-replacements.ts';
import { createReplacement, type Replacement } from './rebuild/replacement.ts';
import { switchOver } from './rebuild/switch-over.ts';
import { rebuildSchemaOf, retiredSchemaOf } from './schema-names.ts';

export type { RebuildProgress } from './rebuild/fill-replacements.ts';

export interface RebuildOptions extends EventSource {
  /** Connects as the running role. */
  readonly pool: pg.Pool;
  /** Connects as the role that makes tables. */
  readonly ownerUrl: string;
  readonly projections: readonly Projection[];
  /** Which to rebuild (default: all). */
  readonly names?: readonly string[];
  /** Also drops the tables of older versions: a process that still runs such a version loses them. */
  readonly dropOld?: boolean;
  readonly onProgress?: (progress: RebuildProgress) => void;
  /** Most events in one transaction (default 5000). */
  readonly batchSize?: number;
}

export interface RebuildResult {
  /** What was rebuilt, with the position its rows stand at. */
  readonly rebuilt: readonly { readonly name: string; readonly version: number; readonly position: number }[];
  /** Schemas of older versions that were dropped. */
  readonly dropped: readonly string[];
}

const REBUILD_LOCK = 7_384_102;
const BATCH_SIZE = 5_000;

/**
 * Builds read models anew from the log, beside the living tables while the system serves and writes, and switches each
 * in one short transaction. An interrupted rebuild has changed nothing, and the next one starts over. Throws StartRefused
 * for unknown names and while another rebuild runs on this database.
 */
export async function rebuildProjections(options: RebuildOptions): Promise<RebuildResult> {
  const projections = chosenFrom(options);
  const { store, codec, pool, ownerUrl } = options;
  const lock = await takeLock(ownerUrl);
  const replacements: Replacement[] = [];
  try {
    const runningRole = await roleOf(pool);
    // The tables' definition may differ: making them anew is what puts that right.
    await prepareReadModels({ ownerUrl, runningRole, projections, acceptChangedTables: true });
    await dropSchemas(lock, [...projections.map(rebuildSchemaOf), ...projections.map(retiredSchemaOf)]);
    for (const projection of projections) {
      replacements.push(await createReplacement(projection, { ownerUrl, runningRole }));
    }
    const filling: Filling = {
      source: { store, codec },
      batchSize: options.batchSize ?? BATCH_SIZE,
      onProgress: options.onProgress ?? (() => undefined),
    };
    await fillReplacements(replacements, filling);
    for (const replacement of replacements) await switchOver(replacement, filling);
    await dropSchemas(lock, projections.map(retiredSchemaOf));
    return {
      rebuilt: replacements.map(({ projection: { name, version }, position }) => ({ name, version, position })),
      dropped: options.dropOld ? await dropOldVersions(lock, projections) : [],
    };
  } finally {
    await Promise.all(replacements.map((replacement) => replacement.close()));
    await lock.end().catch(() => undefined);
  }
}

function chosenFrom({ projections, names = [] }: RebuildOptions): readonly Projection[] {
  const unknown = names.filter((name) => projections.every((projection) => projection.name !== name));
  if (unknown.length > 0) {
    throw new StartRefused(
      `Ein Lesemodell '${unknown.join("', '")}' gibt es nicht; bekannt sind: ${projections.map(({ name }) => name).join(', ')}.`,
    );
  }
  return names.length === 0 ? projections : projections.filter(({ name }) => names.includes(name));
}

/** Held by a connection, so that a rebuild that was killed holds it no longer. */
async function takeLock(ownerUrl: string): Promise<pg.Client> {
  const session = await openSession({ url: ownerUrl, applicationName: 'sternklar-rebuild' });
  const { rows } = await session.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [REBUILD_LOCK]);
  if (rows[0]?.free) return session;
  await session.end();
  throw new StartRefused(
    'Auf dieser Datenbank läuft schon ein Neuaufbau von Lesemodellen; warten Sie, bis er fertig ist, und versuchen Sie es dann noch einmal.',
  );
}
