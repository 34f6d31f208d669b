import { setTimeout as delay } from 'node:timers/promises';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import type pg from 'pg';
import {
  giveUpMail,
  type NamedEvent,
  parkNewestEvent,
} from '../../../backend/src/platform/operations/testing/troubles.ts';
import {
  type Ask,
  addBusiness,
  addReview,
  createAsk,
  logIn,
  register,
  writeMessage,
} from '../../../backend/src/testing/ask.ts';
import { ADMIN, AUDITOR } from '../../../backend/src/testing/running-product.ts';
import { newestInvoiceOf, subscribe } from '../../../backend/src/testing/subscriber.ts';
import { type Cosignature, cosignNewest } from '../../../backend/src/testing/witness.ts';
import type { Send } from '../common/exchange.ts';
import { type Caller, falseTokens, isPerson, type Person } from './callers.ts';

const PASSWORD = 'stern-rolle-1';
export const PARTNER_ORIGIN = 'https://www.rollenspiel.example';
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
  /** The id of a new customer. */
  newUser(): Promise<string>;
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
  /** The id of a new customer's subscription. */
  subscription(): Promise<string>;
  /** Makes a person have a running subscription, without notice or with it. */
  subscriptionOf(caller: Caller, state?: { readonly noticed: boolean }): Promise<void>;
  /** The owner's newest invoice. */
  invoice(): Promise<string>;
  /** The first invoice of a new customer. */
  newInvoice(): Promise<string>;
  /** The day in Germany, '2026-03-02'. */
  today(): string;
  /** A new partner with the widget on the pages of `PARTNER_ORIGIN`. */
  partner(): Promise<Partner>;
  /** A filter that the caller saved, where they can; else one of the admin's. */
  savedFilterOf(caller: Caller, filter: object): Promise<string>;
  /** An event that a reactor gave up on. */
  parkedEvent(): Promise<NamedEvent>;
  /** An event that the transparency log holds. */
  provenEvent(): Promise<string>;
  /** What a witness has signed. */
  cosignature(): Promise<Cosignature>;
  /** The id of a mail to the owner that was given up. */
  givenUpMail(): Promise<string>;
}

export interface Partner {
  readonly id: string;
  readonly keyId: string;
  readonly key: string;
}

const registerPartner = async (ask: Ask, token: string): Promise<Partner> => {
  const body = { name: 'Hotel Rollenspiel', origins: [PARTNER_ORIGIN] };
  const { id, keys } = await ask<{ id: string; keys: readonly { id: string; key: string }[] }>('/api/admin/partners', {
    method: 'POST',
    token,
    body,
  });
  return { id, keyId: keys[0]?.id ?? '', key: keys[0]?.key ?? '' };
};

/** The token of a new widget visitor. */
const openWidgetSession = async (ask: Ask, { key }: Partner): Promise<string> => {
  const asked = { method: 'POST', body: { key }, origin: PARTNER_ORIGIN };
  return (await ask<{ token: string }>('/api/widget/sessions', asked)).token;
};

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

/** Of a person who may have no subscription yet. */
const newestInvoice = async (ask: Ask, token: string) => {
  const own = await ask<{ status: string } | null>('/api/subscription', { token });
  if (own?.status !== 'active') await subscribe(ask, token);
  return newestInvoiceOf(ask, token);
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
export const createWorld = async (send: Send, jwtSecret: string, sql: pg.Client): Promise<World> => {
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
  const partner = () => registerPartner(ask, admin);
  const { genuine, ...falseOnes } = falseTokens(admin, jwtSecret);
  await ask('/api/auth/me', { token: genuine });
  const tokens = { nobody: null, ...falseOnes, ended, owner: owner.token, stranger: stranger.token, admin };
  const auditor = await logIn(ask, AUDITOR);
  const visitor = await openWidgetSession(ask, await partner());
  const all: Record<Caller, string | null> = { ...tokens, auditor, visitor };
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
    async newUser() {
      const { token } = await accounts.open();
      return (await ask<{ id: string }>('/api/auth/me', { token })).id;
    },
    resetCode: resetCodeOf(ask),
    business,
    review: async () => addReview(ask, owner.token, await business()),
    async message() {
      const [first = ''] = await writeMessage(ask, owner.token);
      return first;
    },
    async subscription() {
      const { token } = await accounts.openVerified();
      return (await subscribe(ask, token)).id;
    },
    async subscriptionOf(caller, { noticed } = { noticed: false }) {
      if (!isPerson(caller)) return;
      const token = all[caller] ?? '';
      const own = await ask<{ status: string; notice: object | null } | null>('/api/subscription', { token });
      const { notice } = own?.status === 'active' ? own : { ...(await subscribe(ask, token)), notice: null };
      if (noticed && !notice) await ask('/api/subscription/notice', { method: 'POST', token, body: {} });
      if (!noticed && notice) await ask('/api/subscription/notice', { method: 'DELETE', token });
    },
    invoice: () => newestInvoice(ask, owner.token),
    newInvoice: async () => newestInvoice(ask, (await accounts.openVerified()).token),
    today: () => dayInGermany(new Date().toISOString()),
    partner,
    async conversation() {
      await writeMessage(ask, owner.token);
      const [first] = await ask<{ id: string }[]>('/api/chat/admin/all', { token: admin });
      return first?.id ?? '';
    },
    async savedFilterOf(caller, body) {
      const token = caller === 'auditor' ? auditor : admin;
      return (await ask<{ id: string }>('/api/admin/saved-filters', { method: 'PUT', token, body })).id;
    },
    parkedEvent: () => parkNewestEvent(sql),
    givenUpMail: () => giveUpMail(sql, ownerId, new Date()),
    async provenEvent() {
      const { rows } = await sql.query<{ id: string }>('select event_id as id from transparency_log.leaves limit 1');
      return rows[0]?.id ?? '';
    },
    cosignature: () => cosignNewest(ask),
  };
};
