import type { StoredEvent } from '../event-store.ts';
import { textLength } from '../log/append-rules.ts';

/** The newest events that this process has written itself, so that its subscriptions do not have to read them back. */
export interface LogTail {
  /** Events that were committed, in the order of their positions, all newer than those added before. */
  add(events: readonly StoredEvent[]): void;
  /** Events directly above a position, exactly as the log holds them; null when it has to be asked. */
  after(position: number, maxCount: number): readonly StoredEvent[] | null;
}

export interface LogTailLimits {
  readonly events: number;
  /** UTF-16 units of all texts together. */
  readonly text: number;
}

/** Enough for subscriptions that keep up; slower ones read the log. */
const LIMITS: LogTailLimits = { events: 1_000, text: 4 * 1024 * 1024 };

/** What is kept here outlives keys that are destroyed. */
const withoutPlain = ({ plain: _, ...event }: StoredEvent): StoredEvent => event;

interface Batch {
  readonly events: readonly StoredEvent[];
  /** UTF-16 units of its texts. */
  readonly text: number;
}

/** Has no gap: when another process wrote in between, it starts again from there. */
export const createLogTail = (limits: LogTailLimits = LIMITS): LogTail => {
  let batches: Batch[] = [];
  let held = { events: 0, text: 0 };

  const forgetOldest = () => {
    const oldest = batches.shift();
    if (oldest) held = { events: held.events - oldest.events.length, text: held.text - oldest.text };
  };

  return {
    add(events) {
      const [first] = events;
      if (!first) return;
      const newest = batches.at(-1)?.events.at(-1);
      if (newest && newest.position + 1 !== first.position) {
        batches = [];
        held = { events: 0, text: 0 };
      }
      const text = textLength(events);
      batches.push({ events: events.map(withoutPlain), text });
      held = { events: held.events + events.length, text: held.text + text };
      while (held.events > limits.events || held.text > limits.text) forgetOldest();
    },
    after(position, maxCount) {
      // The usual case: a subscription that keeps up asks for what was just added.
      const newest = batches.at(-1)?.events;
      if (newest?.[0]?.position === position + 1 && newest.length <= maxCount) return newest;
      const from = batches.findLastIndex(
        ({ events: [first] }) => first !== undefined && first.position <= position + 1,
      );
      const found =
        from < 0
          ? []
          : batches
              .slice(from)
              .flatMap(({ events }) => events)
              .filter((event) => event.position > position);
      return found.length > 0 ? found.slice(0, maxCount) : null;
    },
  };
};
