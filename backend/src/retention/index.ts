import type { Capability } from '../platform/capability.port.ts';
import { type KeepKeysDestroyedDeps, keepKeysDestroyed } from './keep-keys-destroyed.job.ts';

/** What was erased for its age stays erased; the capabilities themselves say when that time has come. */
export const createRetention = (deps: KeepKeysDestroyedDeps): Capability => ({
  name: 'retention',
  routes: async () => {},
  reactors: [],
  jobs: [keepKeysDestroyed(deps)],
});
