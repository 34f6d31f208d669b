import type { StoredEvent } from '../event-store.ts';
import { textLength } from '../log/append-rules.ts';

/** Our newest events, without a gap, so that those who follow do not each read them. */
export interface RecentEvents {
  /** Events that follow those added before, with nothing of ours between. */
  add(events: readonly StoredEvent[]): void;
  /** At most `maxCount` of them above a position; null where the log has to be asked. */
  after(position: number, maxCount: number): readonly StoredEvent[] | null;
}

/** Enough for those who keep up; slower ones read the log. */
const LIMITS = { events: 1_000, text: 4 * 1024 * 1024 };

/** `from`: every event of ours above it that is known will be added. */
export const createRecentEvents = (from: number): RecentEvents => {
  const events: StoredEvent[] = [];
  let text = 0;
  let complete = from;

  return {
    add(added) {
      events.push(...added);
      text += textLength(added);
      while (events.length > LIMITS.events || text > LIMITS.text) {
        const oldest = events.shift();
        if (!oldest) return;
        complete = oldest.position;
        text -= textLength([oldest]);
      }
    },
    after(position, maxCount) {
      if (position < complete) return null;
      const first = events.findLastIndex((event) => event.position <= position) + 1;
      return events.slice(first, first + maxCount);
    },
  };
};
