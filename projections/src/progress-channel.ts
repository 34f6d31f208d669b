import type { ReadModelVersion } from './schema-names.ts';

/** PostgreSQL channel on which every commit of a checkpoint is told. */
export const PROGRESS_CHANNEL = 'projection_progress';

/** `projections` of this version have applied everything up to `position`. */
export interface Progress {
  readonly position: number;
  readonly projections: readonly string[];
}

/** One version of a read model in one word: 'review-list@1'. */
export const readModelKey = ({ name, version }: ReadModelVersion): string => `${name}@${version}`;

export const encodeProgress = (projections: readonly ReadModelVersion[], position: number): string =>
  [position, ...projections.map(readModelKey)].join(' ');

export const decodeProgress = (payload: string): Progress => {
  const [position, ...projections] = payload.split(' ');
  return { position: Number(position), projections };
};
