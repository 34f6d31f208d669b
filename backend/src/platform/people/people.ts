import { performance } from 'node:perf_hooks';
import type { GiveWay } from '@sternklar/event-store/give-way';
import { sleepUntilAborted } from '@sternklar/event-store/retry-policy';
import type { ServerPart } from '../http/server.ts';
import { createTurns } from './turns.ts';

/** Asked within this time before, somebody is there; in milliseconds. */
export const THERE_MS = 1_000;
export const LONGEST_PAUSE_MS = 1_000;
/** Probes and scrapers are no people. */
const MACHINES = /^\/(api\/health|metrics)\b/;

/** Whether people are there, for work that may wait for them. */
export interface People {
  /** Notes every request but those of machines that watch the product. */
  readonly part: ServerPart;
  /**
   * While somebody is there, pauses for so many times as long as the piece of work took, a second at most, and then until it is one's
   * turn: whoever shares what this answers goes on one after the other, each when the thread has rested as long as it was busy.
   */
  giveWay(times: number): GiveWay;
}

export const createPeople = ({
  elapsed = () => performance.now(),
  sleep = sleepUntilAborted,
  loopTimes = () => performance.eventLoopUtilization(),
} = {}): People => {
  let asked = Number.NEGATIVE_INFINITY;
  const areThere = () => elapsed() - asked <= THERE_MS;
  return {
    part: (app) => {
      app.addHook('onRequest', async ({ url }) => {
        if (!MACHINES.test(url)) asked = elapsed();
      });
    },
    giveWay: (times) => {
      const turns = createTurns({ areThere, elapsed, sleep, loopTimes });
      return async (workedMs, signal) => {
        if (!areThere()) return;
        await sleep(Math.min(workedMs * times, LONGEST_PAUSE_MS), signal);
        await turns.next(signal);
      };
    },
  };
};
