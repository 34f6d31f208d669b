import { setTimeout as delay } from 'node:timers/promises';
import type { StoredEvent } from '../event-store.ts';
import type { Append } from '../log/append-rules.ts';

/** What was appended, as the open subscription tells it: position and time, which the server's answer does not name. */
export interface Acknowledgements {
  /** Before the append is sent. */
  expect(append: Append): Expected;
  recorded(events: readonly StoredEvent[]): void;
}

export interface Expected {
  /** The events as they are recorded; null when they are not told of in time. */
  arrived(): Promise<readonly StoredEvent[] | null>;
  forget(): void;
}

/** Longer than any event is on its way beside the answer; then it is read. */
const ARRIVES_WITHIN_MS = 200;

interface Awaited {
  readonly found: (StoredEvent | undefined)[];
  missing: number;
  arrive(): void;
}

export const createAcknowledgements = (): Acknowledgements => {
  const expected = new Map<string, { readonly awaited: Awaited; readonly index: number }>();

  return {
    expect({ events }) {
      const arrival = Promise.withResolvers<void>();
      const awaited: Awaited = {
        found: Array.from(events, () => undefined),
        missing: events.length,
        arrive: arrival.resolve,
      };
      for (const [index, { id }] of events.entries()) expected.set(id, { awaited, index });
      return {
        async arrived() {
          if (awaited.missing > 0) {
            const late = new AbortController();
            const tooLate = delay(ARRIVES_WITHIN_MS, undefined, { signal: late.signal }).catch(() => undefined);
            await Promise.race([arrival.promise, tooLate]);
            late.abort();
          }
          const found = awaited.found.filter((event) => event !== undefined);
          return found.length === events.length ? found : null;
        },
        forget() {
          for (const { id } of events) if (expected.get(id)?.awaited === awaited) expected.delete(id);
        },
      };
    },
    recorded(events) {
      if (expected.size === 0) return;
      for (const event of events) {
        const place = expected.get(event.id);
        if (!place || place.awaited.found[place.index]) continue;
        place.awaited.found[place.index] = event;
        place.awaited.missing -= 1;
        if (place.awaited.missing === 0) place.awaited.arrive();
      }
    },
  };
};
