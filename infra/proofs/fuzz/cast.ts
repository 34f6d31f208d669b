import { monthOfDay } from '@sternklar/contracts/invoices/journal';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import type pg from 'pg';
import { EXAMPLE_RECEIVER_KEYS } from '../../../backend/src/platform/push/testing/example-receiver.ts';
import {
  type Ask,
  addBusiness,
  addReview,
  createAsk,
  logIn,
  register,
  registerVerified,
  writeMessage,
} from '../../../backend/src/testing/ask.ts';
import { ADMIN, AUDITOR } from '../../../backend/src/testing/running-product.ts';
import { newestInvoiceOf, subscribe } from '../../../backend/src/testing/subscriber.ts';
import type { Send } from '../common/exchange.ts';
import { type AuditThings, stockAudit } from './audit-stock.ts';
import { type Named, stockBackOffice } from './back-office-stock.ts';
import { stockCases } from './case-stock.ts';
import { stockSignIn } from './sign-in-stock.ts';

/**
 * Everybody who sends requests. `leaving` are sessions that may be ended, and `changing` is one whose account has no
 * other, and may change its password: both of accounts that do nothing else. `erasable` are of accounts that may be erased.
 */
export interface Cast {
  readonly customers: readonly string[];
  readonly admin: string;
  readonly auditor: string;
  readonly leaving: readonly string[];
  readonly changing: string;
  readonly erasable: readonly string[];
}

/** What requests name, and the password of the customers. */
export interface Things {
  /** A `customer` may be erased, a `spare-business` removed, a `session` ended. */
  readonly named: Named;
  readonly password: string;
  readonly audit: AuditThings;
}

export interface Stock {
  readonly cast: Cast;
  readonly things: Things;
}

const PASSWORD = 'stern-wirr-1';
const CUSTOMERS = 2;
const SESSIONS_TO_END = 12;
const LEAVING = { email: 'wirr-geht@sternklar.test', password: PASSWORD };
const CHANGING = { email: 'wirr-wechselt@sternklar.test', password: PASSWORD };
const ERASABLE = 4;
const SPARE_BUSINESSES = 40;
const REMOVED_BUSINESSES = 10;

/** Registers people and fills what their requests will name. */
export const prepareStock = async (send: Send, sql: pg.Client, origin: string): Promise<Stock> => {
  const ask = createAsk(send);
  const customers: string[] = [];
  const users: string[] = [];
  const businesses: string[] = [];
  const reviews: string[] = [];
  const messages: string[] = [];
  const answers: string[] = [];
  const emails = Array.from({ length: CUSTOMERS }, (_, index) => `wirr-${index}@sternklar.test`);
  for (const email of emails) {
    const token = await registerVerified(ask, { email, password: PASSWORD });
    const business = await addBusiness(ask, token, 'Gasthaus Zum Wirrwarr');
    customers.push(token);
    users.push((await ask<{ id: string }>('/api/auth/me', { token })).id);
    businesses.push(business);
    reviews.push(await addReview(ask, token, business), await addReview(ask, token, business));
    messages.push(...(await writeMessage(ask, token)));
    const history = await ask<{ id: string; sender: string }[]>('/api/chat/history', { token });
    answers.push(...history.flatMap(({ id, sender }) => (sender === 'assistant' ? [id] : [])));
  }
  const [token = ''] = customers;
  // Only one: somebody must be left who can subscribe.
  await subscribe(ask, token);
  const spare = await repeat(SPARE_BUSINESSES, () => addBusiness(ask, token, 'Auf Abruf'));
  const removed = await repeat(REMOVED_BUSINESSES, async () => {
    const id = await addBusiness(ask, token, 'Schon fort');
    await ask(`/api/business/${id}`, { method: 'DELETE', token });
    return id;
  });
  await register(ask, LEAVING);
  const leaving = await repeat(SESSIONS_TO_END, () => logIn(ask, LEAVING));
  const { access_token: changing } = await register(ask, CHANGING);
  const erasable = await repeatWith(ERASABLE, async (index) => {
    const { access_token: own } = await register(ask, {
      email: `wirr-fort-${index}@sternklar.test`,
      password: PASSWORD,
    });
    return { token: own, id: (await ask<{ id: string }>('/api/auth/me', { token: own })).id };
  });
  const sessions: string[] = [];
  for (const email of emails) sessions.push(...(await furtherSessions(ask, { email, password: PASSWORD })));
  const admin = await logIn(ask, ADMIN);
  const conversations = (await ask<{ id: string }[]>('/api/chat/admin/all', { token: admin })).map(({ id }) => id);
  const [, ...others] = customers.map((one, index) => ({ token: one, business: businesses[index] ?? '' }));
  const cases = await stockCases(ask, { customer: token, admin, business: businesses[0] ?? '', others });
  const owners = customers.map((one, index) => ({ token: one, email: emails[index] ?? '', password: PASSWORD }));
  const signIn = await stockSignIn(ask, origin, owners);
  const backOffice = await stockBackOffice(ask, admin, sql);
  const audit = await stockAudit(ask, admin, sql);
  const runningMonth = monthOfDay(dayInGermany(new Date().toISOString()));
  return {
    cast: {
      customers,
      admin,
      auditor: await logIn(ask, AUDITOR),
      leaving,
      changing,
      erasable: erasable.map((one) => one.token),
    },
    things: {
      named: {
        owner: { id: users, email: emails },
        customer: { id: erasable.map(({ id }) => id) },
        business: { id: businesses },
        'spare-business': { id: spare },
        'removed-business': { id: removed },
        review: { id: reviews },
        // Signed a moment after they were made.
        'signed-review': { id: reviews },
        ...cases,
        conversation: { id: conversations, firstMessageId: messages },
        'assistants-answer': { messageId: answers },
        'answered-conversation': { id: conversations },
        'resolved-conversation': { id: conversations },
        session: { id: sessions },
        ...(await stockPushDevices(ask, customers)),
        ...signIn,
        invoice: { id: [await newestInvoiceOf(ask, token)] },
        'proven-event': { id: audit.provenEvents },
        tile: {
          level: ['0', '0', '1', '63'],
          tileName: ['000.p/1', '000.p/20', '000', '001.p/7', 'x001/000', 'x001/x000/000.p/255'],
        },
        // The month that runs has a journal; the others have none.
        today: { month: [runningMonth, runningMonth, '1999-12', '2999-01', '2026-13'] },
        ...backOffice,
      },
      password: PASSWORD,
      audit,
    },
  };
};

/** Browsers with push messages, of a known service, though there is no such host. */
const stockPushDevices = async (ask: Ask, tokens: readonly string[]): Promise<Named> => {
  const ids: string[] = [];
  const endpoints = tokens.map((_, index) => `https://beispiel.push.apple.com/wirr-${index}`);
  for (const [index, token] of tokens.entries()) {
    const body = { endpoint: endpoints[index] ?? '', keys: EXAMPLE_RECEIVER_KEYS };
    ids.push((await ask<{ id: string }>('/api/account/push-devices', { method: 'PUT', token, body })).id);
  }
  return { 'push-device': { id: ids }, 'own-push-device': { endpoint: endpoints }, 'new-endpoint': { url: endpoints } };
};

/** Signs in some more times; the ids of these sessions. */
const furtherSessions = async (ask: Ask, credentials: { readonly email: string; readonly password: string }) => {
  const before = new Set<string>();
  const listed = async (token: string) =>
    (await ask<{ id: string }[]>('/api/account/sessions', { token })).map(({ id }) => id);
  const token = await logIn(ask, credentials);
  for (const id of await listed(token)) before.add(id);
  await repeat(SESSIONS_TO_END, () => logIn(ask, credentials));
  return (await listed(token)).filter((id) => !before.has(id));
};

const repeatWith = async <Result>(times: number, make: (index: number) => Promise<Result>) => {
  const made: Result[] = [];
  for (let index = 0; index < times; index += 1) made.push(await make(index));
  return made;
};

const repeat = <Result>(times: number, make: () => Promise<Result>): Promise<readonly Result[]> =>
  repeatWith(times, make);
