import { openSession } from '@sternklar/event-store/postgres/session';

/** Tells when something may be waiting. */
export interface WakeUps {
  /** Resolves at the first notification since the last call, after `timeoutMs`, or when the signal aborts. */
  next(timeoutMs: number, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

export interface WakeUpsOptions {
  readonly url: string;
  readonly channel: string;
  /** What else the session is for, done whenever one was opened. */
  readonly onOpen?: (session: Session) => Promise<void>;
}

type Session = Awaited<ReturnType<typeof openSession>>;

/**
 * Wakes at notifications on a channel of the database at `url`. While the connection is lost every call tries to open
 * it again, and the time limit does the waking.
 */
export const createWakeUps = ({ url, channel, onOpen }: WakeUpsOptions): WakeUps => {
  let session: Session | null = null;
  let opening: Promise<void> | null = null;
  let closed = false;
  let missed = false;
  let wakeSleeper: () => void = () => undefined;

  const wake = () => {
    missed = true;
    wakeSleeper();
  };

  const listen = async (): Promise<void> => {
    const opened = await openSession({ url, applicationName: 'sternklar-mail-wake-ups' });
    opened.on('notification', wake);
    opened.once('end', () => {
      session = null;
    });
    session = opened;
    await opened.query(`listen ${channel}`);
    await onOpen?.(opened);
    // Something may have come while nobody listened.
    wake();
  };

  const listenInBackground = () => {
    if (session !== null || opening !== null || closed) return;
    opening = listen()
      .catch(() => session?.end())
      .catch(() => undefined)
      .finally(() => {
        opening = null;
      });
  };

  return {
    async next(timeoutMs, signal) {
      listenInBackground();
      if (!missed && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const wakeUp = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', wakeUp);
            resolve();
          };
          const timer = setTimeout(wakeUp, timeoutMs);
          signal.addEventListener('abort', wakeUp);
          wakeSleeper = wakeUp;
        });
      }
      missed = false;
    },
    async close() {
      closed = true;
      await opening;
      await session?.end().catch(() => undefined);
    },
  };
};
