import type { NamedQuery } from '@sternklar/event-store/postgres/one-message';
import type { ReadModelVersion } from '../read-model/schema-names.ts';
import { isOneIn, type Queryable } from './checkpoints.ts';
import { prepared } from './prepared.ts';
import { encodeProgress, PROGRESS_CHANNEL, readModelKeys } from './progress-channel.ts';

/** A partition's checkpoints and where they are to stand. */
export interface Advance {
  readonly partition: number;
  readonly position: number;
}

/** Taken before several checkpoints of a partition are locked, so that two processes cannot deadlock. */
const CHECKPOINT_LOCK = 7_384_103;

/** Waits until nobody else moves these checkpoints, for the rest of the transaction. */
export const lockCheckpoints = (readModels: readonly ReadModelVersion[], partition: number): readonly NamedQuery[] => [
  prepared('select pg_advisory_xact_lock($1, $2)', [CHECKPOINT_LOCK, partition]),
  prepared('select from projections.shared_checkpoints where partition = $1 for update', [partition]),
  prepared(
    `select from projections.own_checkpoints where ${isOneIn(readModels, partition)} order by projection, version for update`,
  ),
];

const unshare = (where: string): string => `
  with former as (delete from projections.shared_checkpoints ${where} returning partition, position)
  update projections.own_checkpoints as own set position = former.position from former
  where own.partition = former.partition and own.position is null`;
const UNSHARE = unshare('where partition = $1');
const UNSHARE_ALL = unshare('');

/** From now on each has a checkpoint of its own. Only after locking them. */
export const unshareCheckpoints = (partition: number): NamedQuery => prepared(UNSHARE, [partition]);

/** The same in all partitions, before the owner adds or drops checkpoints: none is shared until the transaction ends. */
export const unshareAllCheckpoints = async (owner: Queryable): Promise<void> => {
  await owner.query('lock table projections.shared_checkpoints in exclusive mode');
  await owner.query(UNSHARE_ALL);
};

/**
 * Queries that move locked checkpoints, and tell everybody who listens once the transaction commits. Several that are
 * moved together share one from then on.
 */
export const advanceCheckpoints = (readModels: readonly ReadModelVersion[], to: Advance): readonly NamedQuery[] => {
  if (readModels.length === 0) return [];
  const own = `update projections.own_checkpoints set position = $1 where ${isOneIn(readModels, to.partition)}`;
  const moving =
    readModels.length === 1
      ? [prepared(own, [to.position])]
      : [
          prepared(own, [null]),
          prepared('insert into projections.shared_checkpoints (partition, members, position) values ($1, $2, $3)', [
            to.partition,
            readModelKeys(readModels),
            to.position,
          ]),
        ];
  return [unshareCheckpoints(to.partition), ...moving, tellProgress(readModels, to)];
};

export const tellProgress = (readModels: readonly ReadModelVersion[], at: Advance): NamedQuery =>
  prepared(`select pg_notify('${PROGRESS_CHANNEL}', $1)`, [encodeProgress(readModelKeys(readModels), at)]);

/** $1: position before, $2: after, $3: what is told. */
const advanceTo = (checkpoint: string): string => `
  with moved as (
    update ${checkpoint} and position = $1 returning 1
  )
  select 1 / (select count(*) from moved)::int, pg_notify('${PROGRESS_CHANNEL}', $3)`;
const ADVANCE_SHARED = advanceTo(
  'projections.shared_checkpoints set position = $2 where partition = $4 and members = $5',
);
const ADVANCE_OWN = advanceTo(
  'projections.own_checkpoints set position = $2 where partition = $4 and projection = $5 and version = $6',
);

/**
 * Moves the checkpoint that these read models share at `after`, or the only one's own, and tells everybody who listens
 * once the transaction commits. Fails with a division by zero when they stand elsewhere, or not together, and then so
 * does everything that is sent in the same message.
 */
export const advanceFrom = (
  readModels: readonly ReadModelVersion[],
  { partition, after, last }: { readonly partition: number; readonly after: number; readonly last: number },
): NamedQuery => {
  const keys = readModelKeys(readModels);
  const told = encodeProgress(keys, { partition, position: last });
  const [only, ...others] = readModels;
  return only && others.length === 0
    ? prepared(ADVANCE_OWN, [after, last, told, partition, only.name, only.version])
    : prepared(ADVANCE_SHARED, [after, last, told, partition, keys]);
};
