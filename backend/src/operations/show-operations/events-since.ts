import type { EventStore } from '@sternklar/event-store/event-store';

/** How many events were recorded at `moment` or later; finds the first of them by halving the log. */
export const eventsSince = async (store: Pick<EventStore, 'head' | 'readAll'>, moment: Date): Promise<number> => {
  const head = await store.head();
  let before = 0;
  let from = head + 1;
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    const [event] = await store.readAll(middle - 1, 1);
    if (event && Date.parse(event.recordedAt) < moment.getTime()) before = middle;
    else from = middle;
  }
  return head + 1 - from;
};
