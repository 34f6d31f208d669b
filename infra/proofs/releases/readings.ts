import type { Ask } from '../../../backend/src/testing/ask.ts';
import type { Answer, Send } from '../common/exchange.ts';
import type { KeptAnswer, KeptPerson } from './kept-release.ts';

/** A GET whose answer is kept. */
export type Reading = Pick<KeptAnswer, 'caller' | 'path'>;

const query = (asked: Readonly<Record<string, unknown>>) =>
  `?${Object.entries(asked)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&')}`;

/** Lists of the back office, whole and as its screens ask for them. */
const LISTS = [
  '/api/admin/users',
  `/api/admin/users${query({ range: [0, 9], sort: ['email', 'ASC'], filter: { q: 'bestand' } })}`,
  '/api/admin/businesses',
  `/api/admin/businesses${query({ range: [0, 24], sort: ['created_at', 'DESC'], filter: { q: 'güldenen' } })}`,
  '/api/admin/reviews',
  `/api/admin/reviews${query({ range: [10, 34], sort: ['updated_at', 'ASC'], filter: { status: ['gelöscht'] } })}`,
  `/api/admin/reviews${query({ range: [0, 24], sort: ['rating', 'DESC'], filter: { q: 'zoe' } })}`,
  '/api/admin/subscriptions',
  '/api/admin/invoices',
  `/api/admin/invoices${query({ range: [0, 24], sort: ['created_at', 'ASC'], filter: { kind: 'credit-note' } })}`,
  '/api/chat/admin/all',
  '/api/admin/partners',
  '/api/admin/counts',
  '/api/admin/statistics',
  '/api/admin/saved-filters',
  '/api/audit/accesses',
  '/api/audit/reviews',
];

const OWN = [
  '/api/auth/me',
  '/api/account',
  '/api/account/export',
  '/api/business',
  '/api/reviews',
  '/api/subscription',
  '/api/invoices',
  '/api/chat/history',
  '/api/chat/state',
];

/** Of so many reviews each page of the back office and of the audit is kept for one: the lists hold all of them. */
const EVERY_OTHER = 7;

const idsOf = async (ask: Ask, path: string, token: string) =>
  (await ask<{ id: string }[]>(path, { token })).map(({ id }) => id);

const ofPerson = async (ask: Ask, { email, token }: KeptPerson): Promise<readonly Reading[]> => {
  const of = async (list: string, paths: (id: string) => readonly string[]) =>
    (await idsOf(ask, list, token)).flatMap(paths);
  const paths = [
    ...OWN,
    ...(await of('/api/business', (id) => [`/api/reviews/${id}`])),
    ...(await of('/api/reviews', (id) => [`/api/reviews/${id}/history`])),
    ...(await of('/api/invoices', (id) => [`/api/invoices/${id}/xrechnung`])),
  ];
  return paths.map((path) => ({ caller: email, path }));
};

const ofTeam = async (ask: Ask, { email, token }: KeptPerson): Promise<readonly Reading[]> => {
  const of = async (list: string, paths: (id: string, index: number) => readonly string[]) =>
    (await idsOf(ask, list, token)).flatMap(paths);
  const users = await of('/api/admin/users', (id) =>
    ['', '/history', '/businesses'].map((page) => `/api/admin/users/${id}${page}`),
  );
  const reviews = await of('/api/admin/reviews', (id, index) =>
    index % EVERY_OTHER === 0
      ? [`/api/admin/reviews/${id}`, `/api/admin/reviews/${id}/history`, `/api/audit/reviews/${id}`]
      : [],
  );
  const chats = await of('/api/chat/admin/all', (id) =>
    ['', '/messages'].map((page) => `/api/chat/admin/${id}${page}`),
  );
  const partners = await of('/api/admin/partners', (id) => [`/api/admin/partners/${id}`]);
  return [...LISTS, ...users, ...reviews, ...chats, ...partners].map((path) => ({ caller: email, path }));
};

/** Everything that is worth keeping of an installation: what its people see of their own, what an admin sees of all. */
export const findReadings = async (
  ask: Ask,
  people: readonly KeptPerson[],
  admin: KeptPerson,
): Promise<readonly Reading[]> => {
  const found: Reading[] = [];
  for (const person of people) found.push(...(await ofPerson(ask, person)));
  const visitor = ['/api/chat/history', '/api/chat/state'].map((path) => ({ caller: 'visitor', path }));
  return [...found, ...visitor, ...(await ofTeam(ask, admin))];
};

/** What an answer says of the moment or of its caller's sessions, in every version. */
const OF_THE_MOMENT: readonly { readonly path: RegExp; readonly fields: readonly string[] }[] = [
  { path: /^\/api\/account\/export$/, fields: ['exported_at', 'sessions'] },
  { path: /^\/api\/admin\/statistics$/, fields: ['at'] },
  { path: /^\/api\/audit\/reviews$/, fields: ['at', 'read_at'] },
  { path: /^\/api\/audit\/reviews\//, fields: ['read_at'] },
];

/** What later versions added to answers; clients read past what they do not know. */
const ADDED_SINCE: typeof OF_THE_MOMENT = [
  { path: /^\/api\/admin\/users(\?|$)/, fields: ['is_auditor'] },
  { path: /^\/api\/admin\/subscriptions/, fields: ['created_at', 'termination_note'] },
  { path: /^\/api\/((admin\/)?subscriptions?|account\/export)(\?|$)/, fields: ['termination', 'billed_until'] },
  { path: /^\/api\/chat\/history$/, fields: ['links'] },
  {
    path: /^\/api\/((admin\/)?invoices|account\/export)(\?|$)/,
    fields: ['payment_trouble', 'paid_back_amount', 'taken_back_amount', 'in_arrears_since'],
  },
  { path: /^\/api\/((admin\/)?invoices|account\/export)(\?|$)/, fields: ['corrects', 'corrected_by'] },
  { path: /^\/api\/admin\/invoices(\?|$)/, fields: ['recipient', 'booking'] },
  { path: /^\/api\/chat\/admin\/(?!.*\/messages$)/, fields: ['waiting_since'] },
  { path: /^\/api\/admin\/partners/, fields: ['appearance', 'pinned'] },
  { path: /^\/api\/audit\/reviews/, fields: ['bounded_by', 'disagrees', 'entries_cut', 'entries_missing', 'words'] },
  { path: /^\/api\/account\/sign-in-ways$/, fields: ['authenticator_app'] },
];

/** The answer without fields of these names, wherever they stand in it. */
const without = (text: string, names: readonly string[]): string =>
  names.length === 0
    ? text
    : JSON.stringify(JSON.parse(text, (name, value) => (names.includes(name) ? undefined : value)));

/** What is compared of an answer to a path: every byte, but for what belongs to the moment; of a refusal not the request. */
const comparable = (path: string, { status, text }: Answer): string =>
  without(
    text,
    status < 400
      ? [...OF_THE_MOMENT, ...ADDED_SINCE].flatMap((one) => (one.path.test(path) ? one.fields : []))
      : ['instance'],
  );

/** Asks for all of them, one after the other. */
export const readAll = async (
  send: Send,
  readings: readonly Reading[],
  tokenOf: (caller: string) => string,
): Promise<readonly KeptAnswer[]> => {
  const answers: KeptAnswer[] = [];
  for (const { caller, path } of readings) {
    const answer = await send({ method: 'GET', path, headers: { authorization: `Bearer ${tokenOf(caller)}` } });
    answers.push({ caller, path, status: answer.status, body: comparable(path, answer) });
  }
  return answers;
};

const firstDifference = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

/** Sentences on answers that differ, each with where. */
export const differences = (kept: readonly KeptAnswer[], today: readonly KeptAnswer[]): readonly string[] =>
  kept.flatMap((then, index) => {
    const now = today[index];
    const what = `GET ${then.path} by ${then.caller}`;
    if (now?.status !== then.status) return [`${what} answers ${now?.status} instead of ${then.status}.`];
    if (now.body === then.body) return [];
    const from = Math.max(0, firstDifference(then.body, now.body) - 40);
    const around = (text: string) => text.slice(from, from + 80);
    return [`${what} answers otherwise: …${around(now.body)}… instead of …${around(then.body)}…`];
  });
