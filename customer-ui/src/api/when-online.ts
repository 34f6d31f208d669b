import { ApiError } from './api-error.ts';

interface Network {
  readonly isOnline: () => boolean;
  readonly events: Pick<EventTarget, 'addEventListener'>;
}

const backOnline = ({ events }: Network) =>
  new Promise<void>((resolve) => events.addEventListener('online', () => resolve(), { once: true }));

/**
 * Asks, and while the device has no network waits for it instead of failing: a page that was opened from its kept copy is
 * not refused, it is early. Every other failure is the caller's.
 */
export const whenOnline =
  <Answer>(ask: () => Promise<Answer>, network: Network) =>
  async (): Promise<Answer> => {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        const noNetwork = error instanceof ApiError && error.status === 0 && !network.isOnline();
        if (!noNetwork) throw error;
        await backOnline(network);
      }
    }
  };
