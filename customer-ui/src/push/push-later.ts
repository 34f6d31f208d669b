import type { PushApi } from './push-api.ts';

/** Only who allowed messages can have any; nobody else loads what deals with them. */
const mayHaveAny = () => 'Notification' in window && Notification.permission === 'granted';

/** See `renewPushQuietly`. */
export const renewPushLater = (api: Pick<PushApi, 'renew'>): void => {
  if (mayHaveAny())
    void import('./renew-push.ts').then(
      ({ renewPushQuietly }) => renewPushQuietly(api),
      () => undefined,
    );
};

/** See `endPushHere`. */
export const endPushLater = (): void => {
  if (mayHaveAny())
    void import('./renew-push.ts').then(
      ({ endPushHere }) => endPushHere(),
      () => undefined,
    );
};
