import type { Listener, Notifications } from '@sternklar/event-store/notifications';

/** Tells when something may be waiting. */
export interface WakeUps {
  /** Resolves at the first notification since the last call, after `timeoutMs`, or when the signal aborts. */
  next(timeoutMs: number, signal: AbortSignal): Promise<void>;
  close(): void;
}

export interface WakeUpsOptions {
  readonly notifications: Notifications;
  readonly channel: string;
  /** What else the listening session is for, done whenever one was opened. */
  readonly onOpen?: NonNullable<Listener['begins']>;
}

/** Wakes at notifications on a channel. While none can be heard, the time limit does the waking. */
export const createWakeUps = ({ notifications, channel, onOpen }: WakeUpsOptions): WakeUps => {
  let missed = false;
  let wakeSleeper: () => void = () => undefined;

  const wake = () => {
    missed = true;
    wakeSleeper();
  };

  const listening = notifications.listen({
    channel,
    hear: wake,
    async begins(session) {
      await onOpen?.(session);
      // Something may have come while nobody listened.
      wake();
    },
  });

  return {
    async next(timeoutMs, signal) {
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
    close: () => listening.stop(),
  };
};
