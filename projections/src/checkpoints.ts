import type { NamedQuery } from '@sternklar/event-store/postgres/one-message';
import pg from 'pg';
import { prepared } from './prepared.ts';
import { encodeProgress, PROGRESS_CHANNEL, readModelKey } from './progress-channel.ts';
import type { ReadModelVersion } from './schema-names.ts';

/** What both a pool and a client can do. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

/** The checkpoint is not there: the read model was never prepared, or its version was dropped. */
export class CheckpointMissing extends Error {
  override readonly name = 'CheckpointMissing';

  constructor(readModel: ReadModelVersion) {
    super(`Projection ${readModel.name} has no checkpoint in version ${readModel.version}: was this version dropped?`);
  }
}

const isOneOf = (readModels: readonly ReadModelVersion[]): string =>
  `(projection, version) in (${readModels
    .map(({ name, version }) => `(${pg.escapeLiteral(name)}, ${Number(version)})`)
    .join(', ')})`;

const isOneIn = (readModels: readonly ReadModelVersion[], partition: number): string =>
  `partition = ${Number(partition)} and ${isOneOf(readModels)}`;

/** SQL that answers projection, version and up to which position all of the log was applied, in the order of names. */
export const selectCheckpoints = (readModels: readonly ReadModelVersion[]): string =>
  `select projection, version, min(position) as position from projections.checkpoints where ${isOneOf(readModels)}
   group by projection, version order by projection, version`;

/** SQL that answers projection, version, partition and position of each single checkpoint. */
export const selectAllCheckpoints = (readModels: readonly ReadModelVersion[]): string =>
  `select projection, version, partition, position from projections.checkpoints where ${isOneOf(readModels)}`;

/** SQL that answers projection, version and position in one partition, in the order of names. */
export const selectCheckpointsIn = (partition: number, readModels: readonly ReadModelVersion[]): string =>
  `select projection, version, position from projections.checkpoints where ${isOneIn(readModels, partition)} order by projection, version`;

/** A partition's checkpoints and where they are to stand. */
export interface Advance {
  readonly partition: number;
  readonly position: number;
}

/** Queries that move checkpoints, and tell everybody who listens once the transaction commits. */
export const advanceCheckpoints = (readModels: readonly ReadModelVersion[], to: Advance): readonly NamedQuery[] =>
  readModels.length === 0
    ? []
    : [
        prepared(`update projections.checkpoints set position = $1 where ${isOneIn(readModels, to.partition)}`, [
          to.position,
        ]),
        tellProgress(readModels, to),
      ];

export const tellProgress = (readModels: readonly ReadModelVersion[], at: Advance): NamedQuery =>
  prepared(`select pg_notify('${PROGRESS_CHANNEL}', $1)`, [encodeProgress(readModels, at)]);

/** Whoever moves several checkpoints of a partition takes this first, so that two never wait for each other crosswise. */
const TURN_LOCK = 7_384_103;
const takeTurn = (partition: number): string => `select pg_advisory_xact_lock(${TURN_LOCK}, ${Number(partition)})`;

/** Waits until nobody else moves checkpoints of a partition, for the rest of the transaction. */
export const waitForTurn = (partition: number): NamedQuery => prepared(takeTurn(partition));

/**
 * Moves checkpoints that all stand at `after`, and tells everybody who listens once the transaction commits. Fails with a
 * division by zero when one of them stands elsewhere, and then so does everything that is sent in the same message.
 */
export const advanceFrom = (
  readModels: readonly ReadModelVersion[],
  { partition, after, last }: { readonly partition: number; readonly after: number; readonly last: number },
): NamedQuery =>
  prepared(advanceText(readModels, partition), [
    after,
    last,
    encodeProgress(readModels, { partition, position: last }),
  ]);

/** By partition and read models: they are the same with almost every batch. */
const advanceTexts = new Map<string, string>();

const advanceText = (readModels: readonly ReadModelVersion[], partition: number): string => {
  const key = [partition, ...readModels.map(readModelKey)].join(' ');
  const text =
    advanceTexts.get(key) ??
    `with turn as materialized (${takeTurn(partition)}), moved as (
       update projections.checkpoints set position = $2 from turn
       where ${isOneIn(readModels, partition)} and position = $1
       returning 1
     )
     select 1 / (count(*) = ${readModels.length})::int, pg_notify('${PROGRESS_CHANNEL}', $3) from moved`;
  advanceTexts.set(key, text);
  return text;
};

/** Positions by projection name. Throws `CheckpointMissing`. */
export const positionsFrom = (
  rows: readonly { projection: string; position: number | string }[],
  readModels: readonly ReadModelVersion[],
): ReadonlyMap<string, number> => {
  const positions = new Map(rows.map(({ projection, position }) => [projection, Number(position)]));
  for (const readModel of readModels) {
    if (!positions.has(readModel.name)) throw new CheckpointMissing(readModel);
  }
  return positions;
};

/**
 * Up to which position each read model has all of the log in its rows, or all of one partition of it, by projection name.
 * Throws `CheckpointMissing`.
 */
export const readPositions = async (
  database: Queryable,
  readModels: readonly ReadModelVersion[],
  partition?: number,
): Promise<ReadonlyMap<string, number>> => {
  if (readModels.length === 0) return new Map();
  const { rows } = await database.query<{ projection: string; position: number }>(
    partition === undefined ? selectCheckpoints(readModels) : selectCheckpointsIn(partition, readModels),
  );
  return positionsFrom(rows, readModels);
};
