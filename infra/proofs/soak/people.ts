import { ADMIN } from '../../../backend/src/testing/running-product.ts';
import type { Answer, Send } from '../common/exchange.ts';

const PASSWORD = 'stern-dauer-1';

export interface Customer {
  readonly email: string;
  readonly token: string;
  readonly businessId: string;
  /** Reviews they handed in, the newest few. */
  readonly reviewIds: string[];
}

/** Who uses the product during the soak. */
export interface People {
  readonly customers: readonly Customer[];
  readonly adminTokens: readonly string[];
}

export interface Asked {
  readonly token?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export const ask = (send: Send, method: string, path: string, { token, body, headers }: Asked = {}): Promise<Answer> =>
  send({
    method,
    path,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });

const must = (answer: Answer): Record<string, string> => {
  if (answer.status >= 300) throw new Error(`A preparation was answered ${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text);
};

export const logIn = async (send: Send, credentials: { readonly email: string; readonly password: string }) =>
  must(await ask(send, 'POST', '/api/auth/login', { body: credentials })).access_token ?? '';

/** Another session of a customer. */
export const logInAgain = (send: Send, { email }: Customer): Promise<string> =>
  logIn(send, { email, password: PASSWORD });

export const review = (businessId: string) => ({
  business_id: businessId,
  reviewer_name: 'Max M.',
  rating: 1,
  review_text: 'Das Essen war kalt und der Kellner unfreundlich.',
});

/** Registers customers with a business and a review each, and signs admins in. */
export const createPeople = async (send: Send, { customers: count, admins }: { customers: number; admins: number }) => {
  const customers: Customer[] = [];
  for (let number = 0; number < count; number += 1) {
    const email = `dauer-${number}@sternklar.test`;
    const account = { email, password: PASSWORD, phone_number: '', language: 'de' };
    const token = must(await ask(send, 'POST', '/api/auth/register', { body: account })).access_token ?? '';
    const business = { business_name: `Dauerhaft ${number}`, google_business_link: 'https://maps.google.com/?cid=1' };
    const businessId = must(await ask(send, 'POST', '/api/business', { token, body: business })).id ?? '';
    const first = must(await ask(send, 'POST', '/api/reviews', { token, body: review(businessId) })).id ?? '';
    customers.push({ email, token, businessId, reviewIds: [first] });
  }
  const adminTokens: string[] = [];
  for (let number = 0; number < admins; number += 1) adminTokens.push(await logIn(send, ADMIN));
  return { customers, adminTokens } satisfies People;
};
