import type { Queries } from '@sternklar/projections/queries';
import { manifest } from '../platform/manifest.port.ts';
import type { Platform } from '../platform/platform.port.ts';
import { type KeepKeysDestroyedDeps, keepKeysDestroyed } from './keep-keys-destroyed.job.ts';

export interface RetentionGiven extends Platform, Pick<KeepKeysDestroyedDeps, 'personalKeys' | 'readModelsFollow'> {
  readonly queries: Pick<Queries, 'retention'>;
}

/** What was erased for its age stays erased; the capabilities themselves say when that time has come. */
export const retention = manifest({
  name: 'retention',
  slices: [],
  jobs: [keepKeysDestroyed],
  parts: ({ queries, ...given }: RetentionGiven) => ({ ...given, retention: queries.retention }),
});
