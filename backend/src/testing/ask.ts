import { ADMIN } from './running-product.ts';

/** Sends as it stands there, over a socket or in process. */
type Send = (exchange: {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}) => Promise<{ readonly status: number; readonly text: string }>;

export interface Asked {
  readonly method?: string;
  readonly token?: string | undefined;
  readonly body?: object;
  /** Instead of a body in JSON. */
  readonly bytes?: Buffer;
  readonly origin?: string;
  /** Its Idempotency-Key. */
  readonly key?: string;
  /** What the browser is recognised by. */
  readonly device?: string;
  /** The signature of a payment notice. */
  readonly signature?: string;
}

/** A call that prepares something: the parsed body of a successful answer; throws on every other one. */
export type Ask = <Body>(path: string, asked?: Asked) => Promise<Body>;

export const createAsk =
  (send: Send): Ask =>
  async <Body>(path: string, asked: Asked = {}): Promise<Body> => {
    const { method = 'GET', token, body, bytes, origin, key, device, signature } = asked;
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(bytes && { 'content-type': 'application/octet-stream' }),
      ...(origin && { origin }),
      ...(key && { 'idempotency-key': key }),
      ...(device && { 'device-token': device }),
      ...(signature && { 'stripe-signature': signature }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await send({
      method,
      path,
      headers,
      ...(body && { body: JSON.stringify(body) }),
      ...(bytes && { body: bytes }),
    });
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    return JSON.parse(answer.text);
  };

/** The token of a new session. */
export const logIn = async (ask: Ask, credentials: { readonly email: string; readonly password: string } = ADMIN) =>
  (await ask<{ access_token: string }>('/api/auth/login', { method: 'POST', body: credentials })).access_token;

/** Signs in at a device that is known from then on; the id that the account knows it by. `name` is 43 letters at most. */
export const logInAtDevice = async (
  ask: Ask,
  { email, password, token }: { readonly email: string; readonly password: string; readonly token: string },
  name: string,
): Promise<string> => {
  const device = name.padEnd(43, '-');
  await ask('/api/auth/login', { method: 'POST', body: { email, password }, device });
  const devices = await ask<{ id: string; current: boolean }[]>('/api/account/known-devices', { token, device });
  const known = devices.find(({ current }) => current);
  if (!known) throw new Error('The device that signed in is not known.');
  return known.id;
};

export interface Registered {
  readonly access_token: string;
  /** Only with EXPOSE_CODES. */
  readonly verification_code?: string;
}

export const register = (ask: Ask, credentials: { readonly email: string; readonly password: string }) =>
  ask<Registered>('/api/auth/register', {
    method: 'POST',
    body: { ...credentials, phone_number: '', language: 'de' },
  });

/** The same with a verified address; the token. The product must expose codes. */
export const registerVerified = async (
  ask: Ask,
  credentials: { readonly email: string; readonly password: string },
): Promise<string> => {
  const { access_token: token, verification_code: code } = await register(ask, credentials);
  await ask('/api/auth/verify-email', { method: 'POST', token, body: { verification_code: code } });
  return token;
};

/** Adds a business; its id. */
export const addBusiness = async (ask: Ask, token: string, name: string): Promise<string> => {
  const body = { business_name: name, google_business_link: 'https://maps.google.com/?cid=1' };
  return (await ask<{ id: string }>('/api/business', { method: 'POST', token, body })).id;
};

/** Hands in a review; its id. */
export const addReview = async (ask: Ask, token: string, businessId: string): Promise<string> => {
  const body = { business_id: businessId, reviewer_name: 'Max M.', rating: 1, review_text: 'Nie wieder.' };
  return (await ask<{ id: string }>('/api/reviews', { method: 'POST', token, body })).id;
};

/** Writes to the assistant; the ids of the customer's messages so far. */
export const writeMessage = async (ask: Ask, token: string): Promise<readonly string[]> => {
  await ask('/api/chat/message', { method: 'POST', token, body: { message: 'Was kostet das?' } });
  const history = await ask<{ id: string; sender: string }[]>('/api/chat/history', { token });
  return history.filter(({ sender }) => sender === 'user').map(({ id }) => id);
};
