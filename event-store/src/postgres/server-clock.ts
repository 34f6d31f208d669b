/** The database server's clock, as far as this process knows it. */
export interface ServerClock {
  /** The server's time, or a little less; undefined when it was not heard of for a while. */
  now(): Date | undefined;
  /** The server answered a moment ago that it was this time. */
  hear(time: Date): void;
}

/** Clocks drift and are corrected, so an answer of the server counts for this long only. */
const TRUSTED_FOR_MS = 5_000;

/** `elapsed` answers milliseconds that only grow. Never ahead of the server: what it says was true before it arrived. */
export const createServerClock = (elapsed: () => number): ServerClock => {
  let heard: { readonly time: number; readonly at: number } | undefined;
  return {
    now() {
      if (!heard) return undefined;
      const since = elapsed() - heard.at;
      return since > TRUSTED_FOR_MS ? undefined : new Date(heard.time + since);
    },
    hear(time) {
      heard = { time: time.getTime(), at: elapsed() };
    },
  };
};
