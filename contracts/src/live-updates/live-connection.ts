import { followLiveStream, type LiveListener, type LiveStreamDeps } from './live-stream.ts';
import type { LiveUpdate } from './live-update.api.ts';

const SHARED_NAME = 'sternklar-live';
/** A page hidden for longer gives its connection back; it catches up when it is looked at again. */
const HIDDEN_LIMIT_MS = 5 * 60_000;

/** What tabs tell each other: the one that holds the connection what it hears, a new one that it is there. */
type TabMessage =
  | { readonly kind: 'opened'; readonly resumed: boolean }
  | { readonly kind: 'lost' }
  | { readonly kind: 'update'; readonly update: LiveUpdate; readonly position: string | null }
  | { readonly kind: 'session-over' }
  | { readonly kind: 'anybody-there' };

export interface LiveConnectionDeps extends LiveStreamDeps {
  /** Elects the one tab that talks to the server; undefined where the browser cannot, then every tab talks. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly openChannel: (name: string) => BroadcastChannel;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
}

/**
 * One live stream for all tabs of the browser, since browsers allow only a few connections to one host: the tab that
 * holds the lock reads the stream and passes it on; when it closes, another goes on at the same position. Answers
 * the way to close it.
 */
export const openLiveConnection = (deps: LiveConnectionDeps, token: string, listener: LiveListener): (() => void) => {
  const channel = deps.openChannel(SHARED_NAME);
  let position: string | null = null;
  let turn: AbortController | null = null;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  /** What the stream is like in the one tab that reads it. */
  let ownStream: 'none' | 'open' | 'lost' = 'none';

  const receive = (message: TabMessage) => {
    switch (message.kind) {
      case 'opened':
        return listener.onOpen(message.resumed);
      case 'lost':
        return listener.onLost();
      case 'update':
        position = message.position ?? position;
        return listener.onUpdate(message.update, position);
      case 'session-over':
        return listener.onSessionOver();
      case 'anybody-there':
        if (ownStream === 'open') channel.postMessage({ kind: 'opened', resumed: true } satisfies TabMessage);
        if (ownStream === 'lost') channel.postMessage({ kind: 'lost' } satisfies TabMessage);
    }
  };
  const receiveAndPassOn = (message: TabMessage) => {
    channel.postMessage(message);
    receive(message);
  };
  const follow = (signal: AbortSignal) =>
    followLiveStream(
      deps,
      { token, position, signal },
      {
        onOpen: (resumed) => {
          ownStream = 'open';
          receiveAndPassOn({ kind: 'opened', resumed });
        },
        onLost: () => {
          ownStream = 'lost';
          receiveAndPassOn({ kind: 'lost' });
        },
        onUpdate: (update, at) => receiveAndPassOn({ kind: 'update', update, position: at }),
        onSessionOver: () => receiveAndPassOn({ kind: 'session-over' }),
      },
    ).finally(() => {
      ownStream = 'none';
    });
  const takeTurn = async (signal: AbortSignal) => {
    if (deps.locks === undefined) return follow(signal);
    try {
      await deps.locks.request(SHARED_NAME, { signal }, () => follow(signal));
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };

  /** When the stream ends by itself, this page asks for it again the next time it is looked at. */
  const begin = async () => {
    const mine = new AbortController();
    turn = mine;
    await takeTurn(mine.signal);
    if (turn === mine) turn = null;
  };
  const pause = () => {
    turn?.abort();
    turn = null;
  };
  const visibilityChanged = () => {
    clearTimeout(hiddenTimer);
    if (deps.page.visibilityState === 'hidden') hiddenTimer = setTimeout(pause, HIDDEN_LIMIT_MS);
    else if (turn === null) void begin();
  };

  channel.onmessage = (event: MessageEvent<TabMessage>) => receive(event.data);
  deps.page.addEventListener('visibilitychange', visibilityChanged);
  channel.postMessage({ kind: 'anybody-there' } satisfies TabMessage);
  void begin();

  return () => {
    clearTimeout(hiddenTimer);
    deps.page.removeEventListener('visibilitychange', visibilityChanged);
    pause();
    channel.onmessage = null;
    channel.close();
  };
};
