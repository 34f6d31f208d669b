import type { LiveConnectionDeps } from './live-connection.ts';
import { liveUpdateOf } from './live-update.ts';
import { pauseUntilWoken } from './pause-until-woken.ts';

/** The browser's own parts for a live connection. */
export const browserLiveDeps = (): LiveConnectionDeps => ({
  fetch: (input, init) => window.fetch(input, init),
  random: Math.random,
  updateOf: liveUpdateOf,
  elapsed: () => performance.now(),
  pause: pauseUntilWoken,
  locks: navigator.locks,
  openChannel: (name) => new BroadcastChannel(name),
  page: document,
});
