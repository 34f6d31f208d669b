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
        tellProgress(readModels, position),
      ];

const tellProgress = (readModels: readonly ReadModelVersion[], position: number): pg.QueryConfig =>
  prepared('projections', `select pg_notify('${PROGRESS_CHANNEL}', $1)`, [encodeProgress(readModels, position)]);

/**
 * The same for checkpoints that all stand at `after`, which it locks in the order of names. Fails with a division by zero
 * when one of them stands elsewhere, so that what was sent behind it is not carried out either.
 */
export const advanceFrom = (
  readModels: readonly ReadModelVersion[],
  { after, last }: { readonly after: number; readonly last: number },
): pg.QueryConfig[] => [
  prepared(
    'projections',
    `with standing as materialized (
       select projection, version from projections.checkpoints where ${isOneOf(readModels)} and position = $1
       order by projection, version for update
     ), moved as (
       update projections.checkpoints as checkpoint set position = $2 from standing
       where partition = 0 and checkpoint.projection = standing.projection and checkpoint.version = standing.version
     )
     select 1 / (case when count(*) = ${readModels.length} then 1 else 0 end) from standing`,
    [after, last],
  ),
  tellProgress(readModels, last),
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
