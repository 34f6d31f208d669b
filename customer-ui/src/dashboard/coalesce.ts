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
