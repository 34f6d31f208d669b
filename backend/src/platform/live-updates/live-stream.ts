import { eventText, heartbeatText, type LiveUpdateRow, openedText } from './event-stream-text.ts';

export interface LiveStreamOptions {
  /** Position of the last update the screen has seen. */
  readonly from: number;
  /** Whether the screen gets everything that came after the last update it has seen. */
  readonly resumed: boolean;
  /** At most `pageSize` updates of this stream's audience above a position, in order. */
  readonly readAfter: (position: number) => Promise<readonly LiveUpdateRow[]>;
  readonly pageSize: number;
  /** Which of them are told; everything unless it says so. */
  readonly isTold?: ((row: LiveUpdateRow) => boolean) | undefined;
  /** Most updates kept for a slow reader; beyond that they are read again when it is ready. */
  readonly maxQueued: number;
  readonly heartbeatMs: number;
  /** Milliseconds of a clock that never runs backwards. */
  readonly elapsed: () => number;
}

export interface LiveStream {
  /** The event stream's text, piece by piece: catches up, goes live, ends after `end`. The next piece is made when it is asked for. */
  readonly pieces: AsyncGenerator<string, void>;
  /** Tells of a new update for this stream's audience. */
  offer(row: LiveUpdateRow): void;
  /** Ends the stream after `lastWords`. */
  end(lastWords?: string): void;
  /** For how many milliseconds the reader has not taken the piece that is ready; 0 when none is. */
  stalledMs(): number;
}

/**
 * One screen's stream. It is either behind (it reads pages from the database) or live (updates are offered to it). It
 * goes live only after a page read during which nothing was offered, so nothing is missed, and skips what it has sent,
 * so nothing is repeated.
 */
export const createLiveStream = (options: LiveStreamOptions): LiveStream => {
  const { readAfter, pageSize, isTold = () => true, maxQueued, heartbeatMs, elapsed } = options;
  let sent = options.from;
  let behind = true;
  let offeredMeanwhile = false;
  let queue: LiveUpdateRow[] = [];
  let lastWords: string | null = null;
  let readySince: number | null = null;
  let wake: () => void = () => undefined;

  const textOf = (rows: readonly LiveUpdateRow[]): string => {
    const fresh = rows.filter((row) => row.position > sent);
    sent = fresh.at(-1)?.position ?? sent;
    return fresh.filter(isTold).map(eventText).join('');
  };

  /** The next page, or nothing once the stream is live. */
  const catchUp = async (): Promise<string> => {
    offeredMeanwhile = false;
    const rows = await readAfter(sent);
    behind = rows.length >= pageSize || offeredMeanwhile;
    return textOf(rows);
  };

  const takeQueue = (): string => {
    const rows = queue;
    queue = [];
    return textOf(rows);
  };

  /** Waits for an offer or the end; a heartbeat when neither comes in time. */
  const waitForNews = async (): Promise<string> => {
    const { promise, resolve } = Promise.withResolvers<string>();
    wake = () => resolve('');
    const timer = setTimeout(() => resolve(heartbeatText), heartbeatMs);
    try {
      return queue.length > 0 || behind || lastWords !== null ? '' : await promise;
    } finally {
      clearTimeout(timer);
      wake = () => undefined;
    }
  };

  const nextPiece = async (): Promise<string> => {
    if (behind) return catchUp();
    return queue.length > 0 ? takeQueue() : waitForNews();
  };

  async function* pieces(): AsyncGenerator<string, void> {
    let piece = openedText(sent, options.resumed);
    while (lastWords === null) {
      if (piece !== '') {
        readySince = elapsed();
        yield piece;
        readySince = null;
      }
      piece = await nextPiece();
    }
    yield lastWords;
  }

  return {
    pieces: pieces(),
    offer(row) {
      offeredMeanwhile = true;
      if (behind) return;
      queue.push(row);
      if (queue.length > maxQueued) {
        queue = [];
        behind = true;
      }
      wake();
    },
    end(words = '') {
      lastWords ??= words;
      wake();
    },
    stalledMs: () => (readySince === null ? 0 : elapsed() - readySince),
  };
};
