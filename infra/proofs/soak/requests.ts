import type { Answer, Send } from '../common/exchange.ts';
import { ask, type Customer, logInAgain, type People, review } from './people.ts';

/** One kind of request, and the statuses that are right for it. */
interface Kind {
  readonly name: string;
  /** How many of a thousand requests. */
  readonly share: number;
  readonly right: readonly number[];
  make(send: Send, turn: Turn): Promise<Answer>;
}

/** Who makes a request, and which of all it is. */
interface Turn {
  readonly number: number;
  readonly customer: Customer;
  readonly stranger: Customer;
  readonly adminToken: string;
}

const KEPT_REVIEWS = 50;
const STATUSES = ['eingereicht', 'gelöscht', 'nicht_genehmigt'];
const PAGE = encodeURIComponent('[0,24]');
const SORT = encodeURIComponent('["created_at","DESC"]');

const handIn = async (send: Send, { customer, number }: Turn): Promise<Answer> => {
  // One in three is sent with a key, as the screens do.
  const headers = number % 3 === 0 ? { 'idempotency-key': `soak-${number}` } : {};
  const answer = await ask(send, 'POST', '/api/reviews', {
    token: customer.token,
    body: review(customer.businessId),
    headers,
  });
  if (answer.status === 201) customer.reviewIds.push(JSON.parse(answer.text).id);
  if (customer.reviewIds.length > KEPT_REVIEWS) customer.reviewIds.shift();
  return answer;
};

const get =
  (path: (turn: Turn) => string, tokenOf: (turn: Turn) => string | undefined): Kind['make'] =>
  (send, turn) => {
    const token = tokenOf(turn);
    return ask(send, 'GET', path(turn), token === undefined ? {} : { token });
  };
const byCustomer = ({ customer }: Turn) => customer.token;
const byAdmin = ({ adminToken }: Turn) => adminToken;

/** What people do in an hour, roughly; refused requests are part of it. */
const KINDS: readonly Kind[] = [
  { name: 'own profile', share: 180, right: [200], make: get(() => '/api/auth/me', byCustomer) },
  { name: 'own businesses', share: 120, right: [200], make: get(() => '/api/business', byCustomer) },
  {
    name: 'own reviews',
    share: 150,
    right: [200],
    make: get(({ customer }) => `/api/reviews/${customer.businessId}?range=${PAGE}`, byCustomer),
  },
  { name: 'own subscription', share: 40, right: [200], make: get(() => '/api/subscription', byCustomer) },
  {
    name: 'admin page of reviews',
    share: 130,
    right: [200],
    make: get(() => `/api/admin/reviews?range=${PAGE}&sort=${SORT}`, byAdmin),
  },
  {
    name: 'admin page of users',
    share: 60,
    right: [200],
    make: get(() => `/api/admin/users?range=${PAGE}&sort=${SORT}`, byAdmin),
  },
  { name: 'all reviews', share: 2, right: [200], make: get(() => '/api/admin/reviews', byAdmin) },
  {
    name: 'public page',
    share: 40,
    right: [200],
    make: get(
      () => '/',
      () => undefined,
    ),
  },
  { name: 'hand in a review', share: 90, right: [201], make: handIn },
  {
    name: 'decide a review',
    share: 90,
    right: [200],
    make: (send, { customer, adminToken, number }) =>
      ask(send, 'PUT', `/api/reviews/${customer.reviewIds[number % customer.reviewIds.length]}/status`, {
        token: adminToken,
        body: { status: STATUSES[number % STATUSES.length] },
      }),
  },
  {
    name: 'no session',
    share: 30,
    right: [401],
    make: get(
      () => '/api/business',
      () => undefined,
    ),
  },
  { name: 'wrong role', share: 20, right: [403], make: get(() => '/api/admin/users', byCustomer) },
  {
    name: "a stranger's reviews",
    share: 20,
    right: [404],
    make: get(({ stranger }) => `/api/reviews/${stranger.businessId}`, byCustomer),
  },
  {
    name: 'invalid review',
    share: 20,
    right: [422],
    make: (send, { customer }) =>
      ask(send, 'POST', '/api/reviews', { token: customer.token, body: { business_id: 7, rating: 'viele' } }),
  },
  {
    name: 'failed login',
    share: 2,
    right: [400, 401, 429],
    make: (send, { number }) =>
      ask(send, 'POST', '/api/auth/login', {
        body: { email: `niemand-${number}@sternklar.test`, password: 'falsch!' },
      }),
  },
  {
    name: 'login and logout',
    share: 4,
    right: [200],
    make: async (send, { customer }) =>
      ask(send, 'POST', '/api/auth/logout', { token: await logInAgain(send, customer) }),
  },
  { name: 'unknown address', share: 2, right: [404], make: get(() => '/api/gibt-es-nicht', byCustomer) },
];

const WHEEL = 1_000;

/** Kinds spread evenly over a thousand turns, always in the same order. */
const wheel: readonly Kind[] = KINDS.flatMap((kind) =>
  Array.from({ length: kind.share }, (_, index) => ({ kind, place: (index + 0.5) / kind.share })),
)
  .sort((one, other) => one.place - other.place)
  .map(({ kind }) => kind);
if (wheel.length !== WHEEL) throw new Error(`The shares of requests make ${wheel.length}, not ${WHEEL}.`);

export interface Outcome {
  readonly name: string;
  /** 0 when there was no whole answer. */
  readonly status: number;
  readonly right: boolean;
}

/** Makes the request whose turn it is. */
export const makeRequest = async (send: Send, people: People, number: number): Promise<Outcome> => {
  const { customers, adminTokens } = people;
  const kind = wheel[number % WHEEL];
  const customer = customers[number % customers.length];
  const stranger = customers[(number + 1) % customers.length];
  const adminToken = adminTokens[number % adminTokens.length];
  if (!kind || !customer || !stranger || adminToken === undefined) throw new Error('Nobody is there.');
  const { status } = await kind.make(send, { number, customer, stranger, adminToken }).catch(() => ({ status: 0 }));
  return { name: kind.name, status, right: kind.right.includes(status) };
};
