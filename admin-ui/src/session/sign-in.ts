import type { LoginBody } from '@sternklar/contracts/accounts/account.api';
import { deviceTokenHeaders } from '@sternklar/contracts/accounts/device-token';
import { createHttpClient } from '../data-provider/http-client.ts';

const post = async (path: string, body: object) => {
  const headers = new Headers(deviceTokenHeaders(() => window.localStorage));
  const send = createHttpClient(() => null);
  return (await send(path, { method: 'POST', body: JSON.stringify(body), headers })).json;
};

/** A new session's token. Rejects as the http client does. */
export const signIn = async (credentials: LoginBody): Promise<string> =>
  (await post('/api/auth/login', credentials)).access_token;

/** The same with a passkey; null where nobody, or no device, wanted to sign. */
export const signInWithPasskey = async (): Promise<string | null> => {
  const { signWithPasskey } = await import('@sternklar/contracts/accounts/passkey-in-browser');
  const credential = await signWithPasskey(await post('/api/auth/passkey/options', {}));
  return credential === null ? null : (await post('/api/auth/passkey', { credential })).access_token;
};
