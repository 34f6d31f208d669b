/** Most names asked for in one call of `load`. */
const MAX_BATCH = 1_000;

interface Batch<Value> {
  readonly names: Set<string>;
  readonly result: Promise<ReadonlyMap<string, Value>>;
}

/**
 * Lets callers share round trips: names asked for in the same tick, or while a load is in flight, are loaded by one
 * call of `load`. Answers a map that may hold other callers' names too; a failed load fails for all who joined it.
 */
export const createCoalescedLoad = <Value>(
  load: (names: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): ((names: readonly string[]) => Promise<ReadonlyMap<string, Value>>) => {
  let filling: Batch<Value> | null = null;
  let inFlight: Promise<unknown> = Promise.resolve();

  const openBatch = (): Batch<Value> => {
    const names = new Set<string>();
    const result = inFlight.then(() => {
      if (filling === batch) filling = null;
      return load([...names]);
    });
    inFlight = result.catch(() => undefined);
    const batch: Batch<Value> = { names, result };
    return batch;
  };

  return (names) => {
    if (!filling || filling.names.size >= MAX_BATCH) filling = openBatch();
    for (const name of names) filling.names.add(name);
    return filling.result;
  };
};
