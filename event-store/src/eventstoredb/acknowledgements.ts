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

/** So long nothing at all arrives: then it is read. Whoever read sooner while others' events arrive would only make more work. */
const SILENT_MS = 200;
/** As long an acknowledgement waits at most. */
const ARRIVES_WITHIN_MS = 2_000;

interface Awaited {
  readonly found: (StoredEvent | undefined)[];
  missing: number;
  arrive(): void;
}

export const createAcknowledgements = (): Acknowledgements => {
  const expected = new Map<string, { readonly awaited: Awaited; readonly index: number }>();

  let heardAt = 0;

  const unlessSilent = async ({ promise, resolve }: PromiseWithResolvers<void>): Promise<void> => {
    const giveUpAt = performance.now() + ARRIVES_WITHIN_MS;
    const look = () => {
      const now = performance.now();
      if (now >= giveUpAt || now - heardAt >= SILENT_MS) resolve();
      else late = setTimeout(look, SILENT_MS);
    };
    let late = setTimeout(look, SILENT_MS);
    await promise;
    clearTimeout(late);
  };

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
            await unlessSilent(arrival);
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
      heardAt = performance.now();
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
