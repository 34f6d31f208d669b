import type { GiveWay } from '@sternklar/event-store/give-way';

/** How much a rebuild does at a time. */
export interface Pacing {
  /** How many read models may be written at the same moment. */
  atOnce(): number;
  /** Awaited after each batch; where people are there, lets what is under way come to its end, and pauses. */
  giveWay(underWay: () => Promise<void>): Promise<void>;
}

/** As many as keep two processors busy beside the one who reads and decodes; more only wait for each other. */
const AT_ONCE = 3;
/** Beside people: whoever reads a page then shares the database with one at most. */
const AT_ONCE_BESIDE_PEOPLE = 1;
/** A pause this long is one, in milliseconds. */
const PAUSED_MS = 2;

/** At full speed where nobody is there; beside people one after the other, with pauses. */
export const createPacing = (
  giveWay: GiveWay | undefined,
  { elapsed = () => performance.now(), signal = new AbortController().signal } = {},
): Pacing => {
  let isBesidePeople = false;
  let began = elapsed();
  return {
    atOnce: () => (isBesidePeople ? AT_ONCE_BESIDE_PEOPLE : AT_ONCE),
    async giveWay(underWay) {
      if (giveWay === undefined) return;
      if (isBesidePeople) await underWay();
      const paused = elapsed();
      await giveWay(paused - began, signal);
      began = elapsed();
      isBesidePeople = began - paused > PAUSED_MS;
    },
  };
};
