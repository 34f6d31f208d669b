import type { GiveWay } from '@sternklar/event-store/give-way';
import type { Projection } from '@sternklar/event-store/projection';
import { StartRefused } from '@sternklar/event-store/start-refused';
import type pg from 'pg';
import type { EventSource } from '../batches/event-batch.ts';
import { rebuildSchemaOf, retiredSchemaOf } from '../read-model/schema-names.ts';
import { prepareReadModels, roleOf } from '../schemas/read-model-schemas.ts';
import { dropOldVersions, dropSchemas } from './drop-schemas.ts';
import { type Filling, fillReplacements, type RebuildProgress } from './fill-replacements.ts';
import { createPacing } from './pacing.ts';
import { type RebuildLock, takeRebuildLock } from './rebuild-lock.ts';
import { createReplacement, type Replacement } from './replacement.ts';
import { switchOver } from './switch-over.ts';

export type { RebuildProgress } from './fill-replacements.ts';

export interface RebuildOptions extends EventSource {
  /** Connects as the running role. */
  readonly pool: pg.Pool;
  /** Connects as the role that makes tables. */
  readonly ownerUrl: string;
  readonly projections: readonly Projection[];
  /** Which to rebuild (default: all). */
  readonly names?: readonly string[];
  /** Partitions of the feed that fills them afterwards; 0, the default: they follow the log itself. */
  readonly feedPartitions?: number;
  /** Also drops the tables of older versions: a process that still runs such a version loses them. */
  readonly dropOld?: boolean;
  readonly onProgress?: (progress: RebuildProgress) => void;
  /** Most events in one transaction (default 5000). */
  readonly batchSize?: number;
  /** Pauses while people are there; without, the rebuild goes as fast as it can. */
  readonly giveWay?: GiveWay;
  /** Taken by the caller, who then lets go of it; without, the rebuild takes it for its own time. */
  readonly lock?: RebuildLock;
}

export interface RebuildResult {
  /** What was rebuilt, with the position its rows stand at. */
  readonly rebuilt: readonly { readonly name: string; readonly version: number; readonly position: number }[];
  /** Schemas of older versions that were dropped. */
  readonly dropped: readonly string[];
}

const BATCH_SIZE = 5_000;

/**
 * Builds read models again from the log, beside the tables in use, while the system serves and writes, and switches each
 * in one short transaction. An interrupted rebuild has changed nothing, and the next one starts over. Throws StartRefused
 * for unknown names and while another rebuild runs on this database.
 */
export async function rebuildProjections(options: RebuildOptions): Promise<RebuildResult> {
  const projections = chosenFrom(options);
  const { store, codec, pool, ownerUrl } = options;
  const lock = options.lock ?? (await takeRebuildLock(ownerUrl));
  const replacements: Replacement[] = [];
  try {
    const runningRole = await roleOf(pool);
    // The tables' definition may differ: a rebuild makes them with the right one.
    const { feedPartitions = 0 } = options;
    await prepareReadModels({ ownerUrl, runningRole, projections, feedPartitions, acceptChangedTables: true });
    await dropSchemas(lock.session, [...projections.map(rebuildSchemaOf), ...projections.map(retiredSchemaOf)]);
    for (const projection of projections) {
      replacements.push(await createReplacement(projection, { ownerUrl, runningRole }));
    }
    const handled = new Set(projections.flatMap(({ handles }) => handles));
    const filling: Filling = {
      // What none of them shows is not even decrypted.
      source: { store, codec, owns: ({ type }) => handled.has(type) },
      feedPartitions,
      batchSize: options.batchSize ?? BATCH_SIZE,
      pacing: createPacing(options.giveWay),
      onProgress: options.onProgress ?? (() => undefined),
    };
    await fillReplacements(replacements, filling);
    for (const replacement of replacements) await switchOver(replacement, filling);
    await dropSchemas(lock.session, projections.map(retiredSchemaOf));
    return {
      rebuilt: replacements.map(({ projection: { name, version }, position }) => ({ name, version, position })),
      dropped: options.dropOld ? await dropOldVersions(lock.session, projections) : [],
    };
  } finally {
    await Promise.all(replacements.map((replacement) => replacement.close()));
    if (!options.lock) await lock.release();
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
