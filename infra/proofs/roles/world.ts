import { setTimeout as delay } from 'node:timers/promises';
import { ADMIN, AUDITOR } from '../../../backend/src/testing/running-product.ts';
import { type Ask, addBusiness, addReview, createAsk, logIn, register, writeMessage } from '../common/ask.ts';
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
  /** What the caller signs in with; something else for nobody. */
  passwordOf(caller: Caller): string;
  /** The id of a new session of the owner. */
  sessionOfOwner(): Promise<string>;
  /** A new customer with an unverified address. */
  register(): Promise<Account>;
  /** Asks for a code to reset a password and reads it from the mail. */
  resetCode(email: string): Promise<string>;
  /** A new business of the owner. */
  business(): Promise<string>;
  /** A new review of the owner. */
  review(): Promise<string>;
  /** The first message of the owner's conversation. */
  message(): Promise<string>;
  /** The owner's conversation. */
  conversation(): Promise<string>;
}

const createAccounts = (ask: Ask) => {
  let count = 0;
  const open = async (): Promise<Account> => {
    count += 1;
    const email = `rolle-${count}@sternklar.test`;
    const { access_token: token, verification_code = '' } = await register(ask, { email, password: PASSWORD });
    return { email, token, verificationCode: verification_code };
  };
  const openVerified = async (): Promise<Account> => {
    const account = await open();
    const body = { verification_code: account.verificationCode };
    await ask('/api/auth/verify-email', { method: 'POST', token: account.token, body });
    return account;
  };
  return { open, openVerified };
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
  const accounts = createAccounts(ask);
  const owner = await accounts.openVerified();
  const stranger = await accounts.openVerified();
  const credentials: Record<Person, { email: string; password: string }> = {
    owner: { email: owner.email, password: PASSWORD },
    stranger: { email: stranger.email, password: PASSWORD },
    admin: ADMIN,
    auditor: AUDITOR,
  };
  const admin = await logIn(ask, ADMIN);
  const ended = await logIn(ask, ADMIN);
  await ask('/api/auth/logout', { method: 'POST', token: ended });
  const { genuine, ...falseOnes } = falseTokens(admin, jwtSecret);
  await ask('/api/auth/me', { token: genuine });
  const tokens = { nobody: null, ...falseOnes, ended, owner: owner.token, stranger: stranger.token, admin };
  const all: Record<Caller, string | null> = { ...tokens, auditor: await logIn(ask, AUDITOR) };
  const { id: ownerId } = await ask<{ id: string }>('/api/auth/me', { token: owner.token });
  const business = () => addBusiness(ask, owner.token, 'Gasthaus Zur Rolle');
  return {
    ownerEmail: owner.email,
    ownerId,
    tokenOf: (caller) => all[caller],
    sessionToSpend: async (caller) => (isPerson(caller) ? logIn(ask, credentials[caller]) : all[caller]),
    passwordOf: (caller) => (isPerson(caller) ? credentials[caller].password : PASSWORD),
    async sessionOfOwner() {
      const token = await logIn(ask, credentials.owner);
      const sessions = await ask<{ id: string; current: boolean }[]>('/api/account/sessions', { token });
      return sessions.find(({ current }) => current)?.id ?? '';
    },
    register: accounts.open,
    resetCode: resetCodeOf(ask),
    business,
    review: async () => addReview(ask, owner.token, await business()),
    async message() {
      const [first = ''] = await writeMessage(ask, owner.token);
      return first;
    },
    async conversation() {
      await writeMessage(ask, owner.token);
      const [first] = await ask<{ id: string }[]>('/api/chat/admin/all', { token: admin });
      return first?.id ?? '';
    },
  };
};
