import type { PushDevice } from '@sternklar/contracts/accounts/push-device.api';
import { ApiError } from '../api/api-error.ts';
import type { PushApi } from './push-api.ts';
import { openPushBrowser, type PushBrowser } from './push-browser.ts';

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404;

/**
 * Tells the server that this browser now belongs to this sign-in, so that signing it out ends its messages. One that was
 * signed out elsewhere meanwhile, or that somebody else switched on, unsubscribes. Null where messages are off.
 */
export const renewPush = async (browser: PushBrowser, api: Pick<PushApi, 'renew'>): Promise<PushDevice | null> => {
  const endpoint = await browser.endpoint();
  if (endpoint === null) return null;
  try {
    return await api.renew(endpoint);
  } catch (error) {
    if (!isUnknown(error)) throw error;
    await browser.unsubscribe();
    return null;
  }
};

/** For pages that show nothing of it: what does not work now will the next time. */
export const renewPushQuietly = async (api: Pick<PushApi, 'renew'>): Promise<void> => {
  const browser = await openPushBrowser();
  if (browser !== null) await renewPush(browser, api).catch(() => undefined);
};

/** For the way out: the server ends the messages with the sign-in, and the browser forgets them, too. */
export const endPushHere = async (): Promise<void> => {
  await (await openPushBrowser())?.unsubscribe().catch(() => undefined);
};
