import { abortsWithin } from '../aborts-within.ts';
import { BACKOFF_OF_SCREENS, spreadBackoffMs } from '../backoff.ts';
import { fieldOf, readEvents } from './event-stream.ts';
import type { LiveUpdate } from './live-update.api.ts';

const LIVE_PATH = '/api/live';
/** The server sends a heartbeat far more often; silence this long means that the connection is dead. */
const LONGEST_SILENCE_MS = 75_000;
/** A connection that lasted this long was a good one: the next failure counts as the first. */
const GOOD_AFTER_MS = 10_000;

export interface LiveListener {
  /** A connection stands. `resumed` is false when updates before it may have been missed. */
  onOpen(resumed: boolean): void;
  /** The connection broke or could not be made; it is tried again. */
  onLost(): void;
  /** `position` resumes the stream after this update. */
  onUpdate(update: LiveUpdate, position: string | null): void;
  /** The server no longer knows the session; the stream has ended for good. */
  onSessionOver(): void;
}

export interface LiveStreamDeps {
  readonly fetch: typeof fetch;
  readonly random: () => number;
  /** Milliseconds of a clock that never runs backwards. */
  readonly elapsed: () => number;
  /** Waits, or less when there is a reason to try again at once (back online, page visible again) or `signal` aborts. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** The update in an event's data, or null for kinds that a newer server may add. */
  readonly updateOf: (data: string) => LiveUpdate | null;
}

export interface LiveStart {
  readonly token: string;
  /** Where the product is, without a slash at its end; empty for the page's own origin. */
  readonly origin?: string;
  /** Where to go on, or null to begin with what happens from now on. */
  readonly position: string | null;
  readonly signal: AbortSignal;
}

type Outcome = 'broken' | 'session-over' | 'replaced';

/**
 * Follows the server's live stream until `signal` aborts, the session is over, or another page of the same session has
 * taken its place: reconnects after every break, first
 * after a second, later after up to 30, and goes on where it stopped. The token travels in a header, never in the URL.
 */
export const followLiveStream = async (deps: LiveStreamDeps, start: LiveStart, listener: LiveListener) => {
  let position = start.position;
  let { firstMs } = BACKOFF_OF_SCREENS;

  /** Answers whether the stream goes on. */
  const take = (event: string): boolean => {
    const [type, data] = [fieldOf(event, 'event'), fieldOf(event, 'data') ?? ''];
    firstMs = Number(fieldOf(event, 'retry') ?? firstMs) || BACKOFF_OF_SCREENS.firstMs;
    // The server no longer has everything that came since `Last-Event-ID`.
    if (position !== null && type === 'opened' && data.includes('"resumed":false')) listener.onOpen(false);
    position = fieldOf(event, 'id') ?? position;
    const update = deps.updateOf(data);
    if (update !== null) listener.onUpdate(update, position);
    return type !== 'replaced';
  };

  const connect = async (): Promise<Outcome> => {
    const guard = abortsWithin(LONGEST_SILENCE_MS, start.signal);
    try {
      const response = await deps.fetch(`${start.origin ?? ''}${LIVE_PATH}`, {
        headers: {
          Accept: 'text/event-stream',
          Authorization: `Bearer ${start.token}`,
          ...(position === null ? {} : { 'Last-Event-ID': position }),
        },
        cache: 'no-store',
        credentials: 'same-origin',
        signal: guard.signal,
      });
      if (response.status === 401) return 'session-over';
      if (!response.ok || response.body === null) return 'broken';
      listener.onOpen(position !== null);
      return (await readEvents(response.body, take, guard.alive)) ? 'broken' : 'replaced';
    } catch {
      // Offline, aborted, silent for too long: all are reasons to come back later.
    } finally {
      guard.stop();
    }
    return 'broken';
  };

  for (let attempt = 0; !start.signal.aborted; attempt++) {
    const begin = deps.elapsed();
    const outcome = await connect();
    if (outcome === 'session-over') listener.onSessionOver();
    if (outcome !== 'broken' || start.signal.aborted) return;
    listener.onLost();
    if (deps.elapsed() - begin >= GOOD_AFTER_MS) attempt = 0;
    await deps.pause(spreadBackoffMs({ ...BACKOFF_OF_SCREENS, firstMs }, attempt + 1, deps.random), start.signal);
  }
};
