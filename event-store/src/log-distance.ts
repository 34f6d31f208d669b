import type { EventStore } from './event-store.ts';

/** Where positions do not count the events, those behind somebody are counted one by one, up to here. */
const MOST_COUNTED = 500;

/** How many events stand above a position, up to the head. */
export const eventsBehind = async (
  store: Pick<EventStore, 'gapless' | 'readAll'>,
  { position, head }: { readonly position: number; readonly head: number },
): Promise<number> => {
  if (position >= head) return 0;
  return store.gapless ? head - position : (await store.readAll(position, MOST_COUNTED)).length;
};
