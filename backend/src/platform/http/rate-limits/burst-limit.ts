import { createBurstStore } from './burst-store.ts';
import { tooManyRequests } from './too-many-requests.ts';

const MINUTE = 60_000;

/** Counts one more of a caller in the memory of this process; throws a 429 refusal when it is one too many in a minute. */
export const createBurstLimit = (perMinute: number): ((caller: string) => void) => {
  const Store = createBurstStore({ elapsed: () => performance.now() });
  const store = new Store({});
  return (caller) => {
    let waitMs = 0;
    store.incr(
      caller,
      (_error, counted) => {
        if (counted && counted.current > perMinute) waitMs = counted.ttl;
      },
      MINUTE,
      perMinute,
    );
    if (waitMs > 0) throw tooManyRequests(waitMs);
  };
};
