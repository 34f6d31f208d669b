import type { GiveWay } from '@sternklar/event-store/give-way';
import { sleepUntilAborted } from '@sternklar/event-store/retry-policy';
import type { ServerPart } from '../http/server.ts';

/** Asked within this time before, somebody is there; in milliseconds. */
export const THERE_MS = 1_000;
export const LONGEST_PAUSE_MS = 1_000;
/** Probes and scrapers are no people. */
const MACHINES = /^\/(api\/health|metrics)\b/;

/** Whether people are there, for work that may wait for them. */
export interface People {
  /** Notes every request but those of machines that watch the product. */
  readonly part: ServerPart;
  /** Pauses for so many times as long as the piece of work took, while somebody is there; a second at most. */
  giveWay(times: number): GiveWay;
}

export const createPeople = ({ elapsed = () => performance.now(), sleep = sleepUntilAborted } = {}): People => {
  let asked = Number.NEGATIVE_INFINITY;
  return {
    part: (app) => {
      app.addHook('onRequest', async ({ url }) => {
        if (!MACHINES.test(url)) asked = elapsed();
      });
    },
    giveWay: (times) => async (workedMs, signal) => {
      if (elapsed() - asked > THERE_MS) return;
      await sleep(Math.min(workedMs * times, LONGEST_PAUSE_MS), signal);
    },
  };
};
