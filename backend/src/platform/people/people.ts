import type { GiveWay } from '@sternklar/event-store/give-way';
import { sleepUntilAborted } from '@sternklar/event-store/retry-policy';
import type { ServerPart } from '../http/server.ts';

/** Asked within this time before, somebody is there; in milliseconds. */
const THERE_MS = 1_000;
const LONGEST_PAUSE_MS = 1_000;
/** Probes and scrapers are no people. */
const MACHINES = /^\/(api\/health|metrics)\b/;

/** Whether people are there, for work that may wait for them. */
export interface People {
  /** Notes every request but those of machines that watch the product. */
  readonly part: ServerPart;
  /**
   * Pauses for so many times as long as the piece of work took, a second at most, while somebody is there. Whoever shares what this
   * answers takes turns: pauses come one after the other, so that many who catch up at once take no more than one of them would.
   */
  giveWay(times: number): GiveWay;
}

export const createPeople = ({ elapsed = () => performance.now(), sleep = sleepUntilAborted } = {}): People => {
  let asked = Number.NEGATIVE_INFINITY;
  const areThere = () => elapsed() - asked <= THERE_MS;
  return {
    part: (app) => {
      app.addHook('onRequest', async ({ url }) => {
        if (!MACHINES.test(url)) asked = elapsed();
      });
    },
    giveWay: (times) => {
      /** When the last of the pauses that were asked for ends. */
      let freeAt = Number.NEGATIVE_INFINITY;
      return async (workedMs, signal) => {
        if (!areThere()) return;
        const turn = Math.max(elapsed(), freeAt) + Math.min(workedMs * times, LONGEST_PAUSE_MS);
        freeAt = turn;
        while (areThere() && !signal.aborted && elapsed() < turn)
          await sleep(Math.min(turn - elapsed(), LONGEST_PAUSE_MS), signal);
        // Nobody is there any more: who comes next waits for those who are at it, and not for what was planned.
        if (elapsed() < turn) freeAt = elapsed();
      };
    },
  };
};
