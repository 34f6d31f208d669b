import pg from 'pg';
import { prepared } from './prepared.ts';
import { encodeProgress, PROGRESS_CHANNEL } from './progress-channel.ts';
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
  `partition = 0 and (projection, version) in (${readModels
    .map(({ name, version }) => `(${pg.escapeLiteral(name)}, ${Number(version)})`)
    .join(', ')})`;

/** SQL that answers projection, version and position, in the order of names. */
export const selectCheckpoints = (readModels: readonly ReadModelVersion[]): string =>
  `select projection, version, position from projections.checkpoints where ${isOneOf(readModels)} order by projection, version`;

/** Queries that move checkpoints, and tell everybody who listens once the transaction commits. */
export const advanceCheckpoints = (readModels: readonly ReadModelVersion[], position: number): pg.QueryConfig[] =>
  readModels.length === 0
    ? []
    : [
        prepared('projections', `update projections.checkpoints set position = $1 where ${isOneOf(readModels)}`, [
          position,
        ]),
        prepared('projections', `select pg_notify('${PROGRESS_CHANNEL}', $1)`, [encodeProgress(readModels, position)]),
      ];

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

/** Position of the last event in each read model's rows, by projection name. Throws `CheckpointMissing`. */
export const readPositions = async (
  database: Queryable,
  readModels: readonly ReadModelVersion[],
): Promise<ReadonlyMap<string, number>> => {
  if (readModels.length === 0) return new Map();
  const { rows } = await database.query<{ projection: string; position: number }>(selectCheckpoints(readModels));
  return positionsFrom(rows, readModels);
};
