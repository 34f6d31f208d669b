import type { EventStore } from '@sternklar/event-store/event-store';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';

/** The events counted from 1, without gaps. */
export interface CountedLog {
  count(): Promise<number>;
  recordedAt(number: number): Promise<string | undefined>;
}

/** By positions where they count the events, else by the leaves of the transparency log, which is a second behind at most. */
export const countedLog = (
  store: Pick<EventStore, 'gapless' | 'head' | 'readAt'>,
  leaves: Pick<TransparencyLog, 'latest' | 'positionOf'>,
): CountedLog => ({
  count: async () => (store.gapless ? store.head() : ((await leaves.latest())?.size ?? 0)),
  async recordedAt(number) {
    const position = store.gapless ? number : await leaves.positionOf(number - 1);
    return position === undefined ? undefined : (await store.readAt(position))?.recordedAt;
  },
});

/** How many events were recorded at `moment` or later; finds the first of them by halving the log. */
export const eventsSince = async (log: CountedLog, moment: Date): Promise<number> => {
  const count = await log.count();
  let before = 0;
  let from = count + 1;
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    const recordedAt = await log.recordedAt(middle);
    if (recordedAt !== undefined && Date.parse(recordedAt) < moment.getTime()) before = middle;
    else from = middle;
  }
  return count + 1 - from;
};
