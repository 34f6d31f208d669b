import { ADMIN, AUDITOR } from '../../../backend/src/testing/running-product.ts';
import { addBusiness, addReview, createAsk, logIn, register, writeMessage } from '../common/ask.ts';
import type { Send } from '../common/exchange.ts';

/** Everybody who sends requests; `leaving` are sessions that may be ended. */
export interface Cast {
  readonly customers: readonly string[];
  readonly admin: string;
  readonly auditor: string;
  readonly leaving: readonly string[];
}

/** Ids that exist, by what they name, and the e-mail addresses and the password of the customers. */
export interface Things {
  readonly users: readonly string[];
  readonly businesses: readonly string[];
  /** Businesses that may be removed. */
  readonly spare: readonly string[];
  readonly reviews: readonly string[];
  readonly conversations: readonly string[];
  /** First messages of the conversations. */
  readonly messages: readonly string[];
  readonly emails: readonly string[];
  readonly password: string;
}

export interface Stock {
  readonly cast: Cast;
  readonly things: Things;
}

const PASSWORD = 'stern-wirr-1';
const CUSTOMERS = 2;
const SESSIONS_TO_END = 12;
const SPARE_BUSINESSES = 40;

/** Registers people and fills what their requests will name. */
export const prepareStock = async (send: Send): Promise<Stock> => {
  const ask = createAsk(send);
  const customers: string[] = [];
  const users: string[] = [];
  const businesses: string[] = [];
  const reviews: string[] = [];
  const messages: string[] = [];
  const emails = Array.from({ length: CUSTOMERS }, (_, index) => `wirr-${index}@sternklar.test`);
  for (const email of emails) {
    const { access_token: token } = await register(ask, { email, password: PASSWORD });
    const business = await addBusiness(ask, token, 'Gasthaus Zum Wirrwarr');
    customers.push(token);
    users.push((await ask<{ id: string }>('/api/auth/me', { token })).id);
    businesses.push(business);
    reviews.push(await addReview(ask, token, business), await addReview(ask, token, business));
    messages.push(...(await writeMessage(ask, token)));
  }
  const [token = ''] = customers;
  const [email = ''] = emails;
  const spare = await repeat(SPARE_BUSINESSES, () => addBusiness(ask, token, 'Auf Abruf'));
  const leaving = await repeat(SESSIONS_TO_END, () => logIn(ask, { email, password: PASSWORD }));
  const admin = await logIn(ask, ADMIN);
  const conversations = (await ask<{ id: string }[]>('/api/chat/admin/all', { token: admin })).map(({ id }) => id);
  return {
    cast: { customers, admin, auditor: await logIn(ask, AUDITOR), leaving },
    things: { users, businesses, spare, reviews, conversations, messages, emails, password: PASSWORD },
  };
};

const repeat = async <Result>(times: number, make: () => Promise<Result>): Promise<readonly Result[]> => {
  const made: Result[] = [];
  for (let count = 0; count < times; count += 1) made.push(await make());
  return made;
};
