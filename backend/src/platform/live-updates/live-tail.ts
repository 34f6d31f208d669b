import type { Logger } from '@sternklar/event-store/logger';
import type { LiveUpdateRow } from './event-stream-text.ts';

const PAGE_SIZE = 500;
const RETRY_MS = 1_000;

export interface LiveTailDeps {
  /** At most `limit` updates of everybody above a position, in order. */
  readonly updatesAfter: (position: number, limit: number) => Promise<readonly LiveUpdateRow[]>;
  /** Up to which position the live updates are complete. */
  readonly visiblePosition: () => Promise<number>;
  /** Calls back whenever read models may have moved. Returns how to stop that. */
  readonly onProgress: (listener: () => void) => () => void;
  readonly logger: Logger;
}

export interface LiveTail {
  /** Follows the updates from now on, if nobody did yet. Resolves to the position up to which all were told. */
  follow(): Promise<number>;
  /** Nobody listens any more. */
  rest(): void;
}

interface Following {
  position: number;
  moved: boolean;
  reading: boolean;
  ended: boolean;
  stopListening: () => void;
  retry: NodeJS.Timeout | undefined;
}

/** Reads each new update once per process, however many screens are open, and tells it to `tell`. */
export const createLiveTail = (deps: LiveTailDeps, tell: (row: LiveUpdateRow) => void): LiveTail => {
  const { updatesAfter, visiblePosition, onProgress, logger } = deps;
  let following: Promise<Following> | null = null;

  const readOn = async (tail: Following): Promise<void> => {
    tail.moved = false;
    const rows = await updatesAfter(tail.position, PAGE_SIZE);
    if (tail.ended) return;
    for (const row of rows) tell(row);
    tail.position = rows.at(-1)?.position ?? tail.position;
    if (rows.length >= PAGE_SIZE) tail.moved = true;
  };

  const pump = async (tail: Following): Promise<void> => {
    tail.moved = true;
    if (tail.reading) return;
    tail.reading = true;
    try {
      while (tail.moved && !tail.ended) await readOn(tail);
    } catch (error) {
      const reason = error instanceof Error ? error.name : typeof error;
      logger.warn({ reason }, 'live updates could not be read; trying again');
      tail.retry = setTimeout(() => void pump(tail), RETRY_MS);
    } finally {
      tail.reading = false;
    }
  };

  const begin = async (): Promise<Following> => {
    const tail: Following = {
      position: await visiblePosition(),
      moved: false,
      reading: false,
      ended: false,
      stopListening: () => undefined,
      retry: undefined,
    };
    tail.stopListening = onProgress(() => void pump(tail));
    // What became visible since the position was asked for.
    void pump(tail);
    return tail;
  };

  const end = (tail: Following): void => {
    tail.ended = true;
    tail.stopListening();
    clearTimeout(tail.retry);
  };

  return {
    async follow() {
      following ??= begin();
      const joined = following;
      try {
        return (await joined).position;
      } catch (error) {
        if (following === joined) following = null;
        throw error;
      }
    },
    rest() {
      following?.then(end, () => undefined);
      following = null;
    },
  };
};
