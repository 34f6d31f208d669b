/**
 * Runs `work` for a key at most once at a time: calls that come while it runs are answered by one more run afterwards,
 * however many they are. A burst of updates thus costs two requests, and the last one sees everything.
 */
export const coalesce = (work: (key: string) => Promise<void>): ((key: string) => Promise<void>) => {
  const running = new Map<string, Promise<void>>();
  const next = new Map<string, Promise<void>>();

  const run = (key: string): Promise<void> => {
    const done = work(key).finally(() => running.delete(key));
    running.set(key, done);
    return done;
  };

  return (key) => {
    const current = running.get(key);
    if (current === undefined) return run(key);
    const waiting = next.get(key);
    if (waiting !== undefined) return waiting;
    const following = current
      .catch(() => undefined)
      .then(() => {
        next.delete(key);
        return run(key);
      });
    next.set(key, following);
    return following;
  };
};

/** Does `work` for every item, at most `atOnce` at a time, in order. */
export const inBatches = async <Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>) => {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
};

/** Tells whether a reading of something is the newest that has come in; an answer overtaken by a later question is old. */
interface Readings {
  /** A reading begins now. The function answers, once for each thing read, whether nothing begun later was there first. */
  begin(): (thing: string) => boolean;
}

export const createReadings = (): Readings => {
  const newest = new Map<string, number>();
  let begun = 0;
  return {
    begin: () => {
      const reading = ++begun;
      return (thing) => {
        if ((newest.get(thing) ?? 0) > reading) return false;
        newest.set(thing, reading);
        return true;
      };
    },
  };
};
