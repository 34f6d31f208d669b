import { setTimeout as delay } from 'node:timers/promises';
import { ADMIN, AUDITOR } from '../../../backend/src/testing/running-product.ts';
import type { Send } from '../common/exchange.ts';
import { type Caller, falseTokens, isPerson, type Person } from './callers.ts';

const PASSWORD = 'stern-rolle-1';
const MAIL_WITHIN_MS = 20_000;

export interface Account {
  readonly email: string;
  readonly token: string;
  readonly verificationCode: string;
}

/** The people of the proof, and what they can make for a call to name. */
export interface World {
  readonly ownerEmail: string;
  readonly ownerId: string;
  /** What the caller presents; null for nobody. */
  tokenOf(caller: Caller): string | null;
  /** A session of its own for a person, so that it can be ended; the usual token for everybody else. */
  sessionToSpend(caller: Caller): Promise<string | null>;
  /** A new customer with an unverified address. */
  register(): Promise<Account>;
  /** Asks for a code to reset a password and reads it from the mail. */
  resetCode(email: string): Promise<string>;
  /** A new business of the owner. */
  business(): Promise<string>;
  /** A new review of the owner, with its business. */
  review(): Promise<{ readonly id: string; readonly businessId: string }>;
  /** The first message of the owner's conversation. */
  firstMessage(): Promise<string>;
}

interface Asked {
  readonly method?: string;
  readonly token?: string;
  readonly body?: object;
}

/** A call of the preparations, which must work. */
const createAsk =
  (send: Send) =>
  async <Body>(path: string, { method = 'GET', token, body }: Asked = {}): Promise<Body> => {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await send({ method, path, headers, ...(body && { body: JSON.stringify(body) }) });
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    return JSON.parse(answer.text);
  };
type Ask = ReturnType<typeof createAsk>;

const createAccounts = (ask: Ask) => {
  let count = 0;
  const register = async (): Promise<Account> => {
    count += 1;
    const email = `rolle-${count}@sternklar.test`;
    const body = { email, password: PASSWORD, phone_number: '', language: 'de' };
    const registered = await ask<{ access_token: string; verification_code: string }>('/api/auth/register', {
      method: 'POST',
      body,
    });
    return { email, token: registered.access_token, verificationCode: registered.verification_code };
  };
  const login = async (credentials: { email: string; password: string }) =>
    (await ask<{ access_token: string }>('/api/auth/login', { method: 'POST', body: credentials })).access_token;
  const customer = async () => {
    const account = await register();
    const body = { verification_code: account.verificationCode };
    await ask('/api/auth/verify-email', { method: 'POST', token: account.token, body });
    return account;
  };
  return { register, login, customer };
};

const resetCodeOf = (ask: Ask) => async (email: string) => {
  await ask('/api/auth/forgot-password', { method: 'POST', body: { email } });
  for (const deadline = Date.now() + MAIL_WITHIN_MS; Date.now() < deadline; await delay(100)) {
    const mails = await ask<{ subject: string; text: string }[]>(`/mailbox.json?to=${encodeURIComponent(email)}`);
    const code = mails.find(({ subject }) => /Passwort/.test(subject))?.text.match(/^\s*([A-Z0-9]{6})\s*$/m)?.[1];
    if (code) return code;
  }
  throw new Error('The mail with the code to reset a password did not come.');
};

/** Registers, verifies and signs in everybody. The product must expose codes, and be given `jwtSecret`. */
export const createWorld = async (send: Send, jwtSecret: string): Promise<World> => {
  const ask = createAsk(send);
  const { register, login, customer } = createAccounts(ask);
  const [owner, stranger] = [await customer(), await customer()];
  const credentials: Record<Person, { email: string; password: string }> = {
    owner: { email: owner.email, password: PASSWORD },
    stranger: { email: stranger.email, password: PASSWORD },
    admin: ADMIN,
    auditor: AUDITOR,
  };
  const admin = await login(ADMIN);
  const ended = await login(ADMIN);
  await ask('/api/auth/logout', { method: 'POST', token: ended });
  const { genuine, ...falseOnes } = falseTokens(admin, jwtSecret);
  await ask('/api/auth/me', { token: genuine });
  const tokens = { nobody: null, ...falseOnes, ended, owner: owner.token, stranger: stranger.token, admin };
  const all: Record<Caller, string | null> = { ...tokens, auditor: await login(AUDITOR) };
  const { id: ownerId } = await ask<{ id: string }>('/api/auth/me', { token: owner.token });
  const post = <Body>(path: string, body: object) => ask<Body>(path, { method: 'POST', token: owner.token, body });
  const business = async () =>
    (
      await post<{ id: string }>('/api/business', {
        business_name: 'Gasthaus Zur Rolle',
        google_business_link: 'https://maps.google.com/?cid=1',
      })
    ).id;
  return {
    ownerEmail: owner.email,
    ownerId,
    tokenOf: (caller) => all[caller],
    sessionToSpend: async (caller) => (isPerson(caller) ? login(credentials[caller]) : all[caller]),
    register,
    resetCode: resetCodeOf(ask),
    business,
    async review() {
      const businessId = await business();
      const review = { business_id: businessId, reviewer_name: 'Max M.', rating: 1, review_text: 'Nie wieder.' };
      return { id: (await post<{ id: string }>('/api/reviews', review)).id, businessId };
    },
    async firstMessage() {
      await post('/api/chat/message', { message: 'Was kostet das?' });
      const history = await ask<{ id: string; sender: string }[]>('/api/chat/history', { token: owner.token });
      const first = history.find(({ sender }) => sender === 'user');
      if (!first) throw new Error('The conversation has no message of the customer.');
      return first.id;
    },
  };
};
