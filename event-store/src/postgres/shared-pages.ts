import type { StoredEvent } from '../event-store.ts';
import { textLength } from '../log/append-rules.ts';

type ReadAll = (after: number, maxCount: number) => Promise<readonly StoredEvent[]>;

export interface SharedPages {
  readonly readAll: ReadAll;
  /** Forgets what was read. */
  clear(): void;
}

export interface SharedPagesLimits {
  /** Events of a page; whoever asks for another number reads alone. */
  readonly size: number;
  /** UTF-16 units of the texts of all pages that are kept. */
  readonly text: number;
  /** How long pages are kept behind the last look at any of them. */
  readonly keptMs: number;
}

const LIMITS: SharedPagesLimits = { size: 500, text: 8 * 1024 * 1024, keptMs: 5_000 };

/**
 * Reads the log once for all subscriptions that go through it at about the same time, as those of the reactors do behind a standstill
 * and whenever another process wrote: what is being read is shared, and whole pages are kept for a moment. For a log whose positions
 * are gapless; pages end at multiples of their size, so that those who began elsewhere come to share them, too.
 */
export const createSharedPages = (read: ReadAll, limits: SharedPagesLimits = LIMITS): SharedPages => {
  const { size, text: mostText, keptMs } = limits;
  const reading = new Map<number, Promise<readonly StoredEvent[]>>();
  /** By the position before the first event; the page that was not looked at for the longest time comes first. */
  const kept = new Map<number, { readonly events: readonly StoredEvent[]; readonly text: number }>();
  let text = 0;
  let timer: NodeJS.Timeout | undefined;

  const forget = (start: number): void => {
    text -= kept.get(start)?.text ?? 0;
    kept.delete(start);
  };
  const clear = (): void => {
    clearTimeout(timer);
    timer = undefined;
    kept.clear();
    text = 0;
  };
  const keep = (start: number, events: readonly StoredEvent[]): void => {
    forget(start);
    const page = { events, text: textLength(events) };
    kept.set(start, page);
    text += page.text;
    while (text > mostText) forget(kept.keys().next().value ?? start);
    timer = timer?.refresh() ?? setTimeout(clear, keptMs).unref();
  };

  const keptAfter = (after: number, start: number): readonly StoredEvent[] | null => {
    const page = kept.get(start);
    if (!page) return null;
    kept.delete(start);
    kept.set(start, page);
    timer?.refresh();
    return after === start ? page.events : page.events.slice(after - start);
  };

  const readShared = (after: number, start: number): Promise<readonly StoredEvent[]> => {
    const before = reading.get(after);
    if (before) return before;
    const now = read(after, start + size - after)
      .then((events) => {
        if (events.length === size) keep(start, events);
        return events;
      })
      .finally(() => reading.delete(after));
    reading.set(after, now);
    return now;
  };

  return {
    async readAll(after, maxCount) {
      if (maxCount !== size) return read(after, maxCount);
      const start = after - (after % size);
      return keptAfter(after, start) ?? readShared(after, start);
    },
    clear,
  };
};
