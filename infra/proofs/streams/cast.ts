import { ADMIN } from '../../../backend/src/testing/running-product.ts';
import type { Send } from '../common/exchange.ts';

const PASSWORD = 'stern-strom-1';

export interface Customer {
  readonly accountId: string;
  readonly token: string;
  /** A review of theirs, to be decided. */
  readonly reviewId: string;
}

export interface Cast {
  readonly customers: readonly Customer[];
  readonly adminId: string;
  readonly adminToken: string;
}

/** A call of the preparations, which must work. */
const createAsk =
  (send: Send) =>
  async <Body>(method: string, path: string, given: { token?: string; body?: object } = {}): Promise<Body> => {
    const { token, body } = given;
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await send({ method, path: `/api${path}`, headers, ...(body && { body: JSON.stringify(body) }) });
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    return JSON.parse(answer.text);
  };

/** Registers customers, each with a review, and signs the admin in. */
export const createCast = async (send: Send, count: number): Promise<Cast> => {
  const ask = createAsk(send);
  const customers: Customer[] = [];
  for (let number = 0; number < count; number += 1) {
    const credentials = { email: `strom-${number}@sternklar.test`, password: PASSWORD };
    const { access_token: token } = await ask<{ access_token: string }>('POST', '/auth/register', {
      body: { ...credentials, phone_number: '', language: 'de' },
    });
    const { id: accountId } = await ask<{ id: string }>('GET', '/auth/me', { token });
    const business = await ask<{ id: string }>('POST', '/business', {
      token,
      body: { business_name: `Am Strom ${number}`, google_business_link: 'https://maps.google.com/?cid=1' },
    });
    const review = { business_id: business.id, reviewer_name: 'Max M.', rating: 1, review_text: 'Nie wieder.' };
    const { id: reviewId } = await ask<{ id: string }>('POST', '/reviews', { token, body: review });
    customers.push({ accountId, token, reviewId });
  }
  const { access_token: adminToken } = await ask<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
  const { id: adminId } = await ask<{ id: string }>('GET', '/auth/me', { token: adminToken });
  return { customers, adminId, adminToken };
};
