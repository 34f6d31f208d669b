import pg from 'pg';
import type { ReadModelVersion } from '../read-model/schema-names.ts';

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

/** SQL: whether a checkpoint is one of these in a partition. */
export const isOneIn = (readModels: readonly ReadModelVersion[], partition: number): string =>
  `partition = ${Number(partition)} and ${isOneOf(readModels)}`;

/** SQL that answers projection, version and up to which position all of the log was applied, in the order of names. */
export const selectCheckpoints = (readModels: readonly ReadModelVersion[]): string =>
  `select projection, version, min(position) as position from projections.checkpoints where ${isOneOf(readModels)}
   group by projection, version order by projection, version`;

/** SQL that answers projection, version, partition and position of each single checkpoint. */
export const selectAllCheckpoints = (readModels: readonly ReadModelVersion[]): string =>
  `select projection, version, partition, position from projections.checkpoints where ${isOneOf(readModels)}`;

/** SQL that answers the furthest position of these checkpoints, or of all the others; 0 where there is none. */
export const selectFurthest = (readModels: readonly ReadModelVersion[], whose: 'this' | 'others'): string =>
  `select coalesce(max(position), 0) as position from projections.checkpoints
   where ${whose === 'this' ? '' : 'not '}${isOneOf(readModels)}`;

/** SQL that answers projection, version and position in one partition, in the order of names. */
export const selectCheckpointsIn = (partition: number, readModels: readonly ReadModelVersion[]): string =>
  `select projection, version, position from projections.checkpoints where ${isOneIn(readModels, partition)} order by projection, version`;

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
