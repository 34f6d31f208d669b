import type { ReadModelVersion } from '../read-model/schema-names.ts';

/** PostgreSQL channel on which every commit of a checkpoint is told. */
export const PROGRESS_CHANNEL = 'projection_progress';

/** `projections` of this version have applied everything of a partition up to `position`. */
export interface Progress {
  readonly partition: number;
  readonly position: number;
  readonly projections: readonly string[];
}

/** One version of a read model in one word: 'review-list@1'. */
export const readModelKey = ({ name, version }: ReadModelVersion): string => `${name}@${version}`;

/** Several in one text, for notifications and for shared checkpoints. */
export const readModelKeys = (readModels: readonly ReadModelVersion[]): string =>
  readModels.map(readModelKey).join(' ');

/** `keys`: the read models, as `readModelKeys` writes them. */
export const encodeProgress = (keys: string, { partition, position }: Omit<Progress, 'projections'>): string =>
  `${partition} ${position} ${keys}`;

export const decodeProgress = (payload: string): Progress => {
  const [partition, position, ...projections] = payload.split(' ');
  return { partition: Number(partition), position: Number(position), projections };
};
