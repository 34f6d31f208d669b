/** Pieces of work that failed a moment ago, so that a job gets past them to the rest. */
export interface SetAside {
  add(id: string, now: Date): void;
  /** Those that are not to be tried at `now`. */
  at(now: Date): readonly string[];
}

const FOR_MS = 10 * 60_000;
/** With more than so many failing it is not the pieces that are at fault; those that failed first are tried again. */
const MOST = 1_000;

/** Each is tried again after ten minutes; a thousand at most are remembered. */
export const createSetAside = (): SetAside => {
  /** Until when, in the order in which they failed. */
  const until = new Map<string, number>();
  return {
    add(id, now) {
      until.delete(id);
      const [first] = until.keys();
      if (first !== undefined && until.size >= MOST) until.delete(first);
      until.set(id, now.getTime() + FOR_MS);
    },
    at(now) {
      const time = now.getTime();
      // One that would have to wait for longer was added by a clock that was set back since.
      for (const [id, end] of until) if (end <= time || end > time + FOR_MS) until.delete(id);
      return [...until.keys()];
    },
  };
};
