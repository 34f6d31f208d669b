import { setTimeout as delay } from 'node:timers/promises';
import { problemSchema } from '@sternklar/contracts/problem';
import { REVIEW_STATUSES, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type { Answer, Exchange, Send } from '../common/exchange.ts';

export interface Customer {
  readonly token: string;
  readonly businessId: string;
}

/** What came of the requests of one kind. */
export interface Count {
  done: number;
  /** Refused with 503 and a problem document. */
  refused: number;
  /** The longest time until a refusal, in milliseconds. */
  slowestRefusal: number;
}

/** What the server acknowledged, and what it refused. */
export interface Ledger {
  /** Text of a review → its id. */
  readonly reviews: Map<string, string>;
  /** Review id → the statuses that may be the last: the acknowledged one, then those that were refused. */
  readonly statuses: Map<string, ReviewStatus[]>;
  /** Addresses whose registration was acknowledged, and those whose was refused. */
  readonly registered: Set<string>;
  readonly unregistered: Set<string>;
  readonly writes: Count;
  readonly reads: Count;
}

const newCount = (): Count => ({ done: 0, refused: 0, slowestRefusal: 0 });

export const createLedger = (): Ledger => ({
  reviews: new Map(),
  statuses: new Map(),
  registered: new Set(),
  unregistered: new Set(),
  writes: newCount(),
  reads: newCount(),
});

export interface Load {
  readonly send: Send;
  readonly customers: readonly Customer[];
  readonly adminToken: string;
  readonly ledger: Ledger;
  readonly fault: (sentence: string) => void;
  readonly signal: AbortSignal;
}

export const PASSWORD = 'stern-platte-1';
/** Long enough that a disk fills within seconds, and rarely the same twice, so that nothing is compressed away. */
const LONG_TEXT = 6_000;
const AFTER_REFUSAL_MS = 200;
const REGISTRATION_RESTS_MS = 1_000;
const READER_RESTS_MS = 30;

const isCleanRefusal = ({ status, text, headers }: Answer): boolean => {
  if (status !== 503 || headers['retry-after'] === undefined) return false;
  try {
    return problemSchema.parse(JSON.parse(text)).status === status;
  } catch {
    return false;
  }
};

/** The answer to a request that was done; null after a clean refusal; everything else is a fault. */
const attempt = async ({ send, fault }: Load, count: Count, exchange: Exchange): Promise<Answer | null> => {
  const name = `${exchange.method} ${exchange.path}`;
  const answer = await send(exchange).catch((error: Error) => error);
  if (answer instanceof Error) {
    fault(`${name} got no answer: ${answer.message}`);
  } else if (answer.status < 300) {
    count.done += 1;
    return answer;
  } else if (isCleanRefusal(answer)) {
    count.refused += 1;
    count.slowestRefusal = Math.max(count.slowestRefusal, answer.ms);
  } else {
    fault(`${name} was refused with ${answer.status}: ${answer.text.slice(0, 300)}`);
  }
  await delay(AFTER_REFUSAL_MS);
  return null;
};

const writing = (method: string, path: string, { token, body }: { token?: string; body: object }): Exchange => ({
  method,
  path,
  headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  body: JSON.stringify(body),
});

const reading = (path: string, token: string): Exchange => ({
  method: 'GET',
  path,
  headers: { authorization: `Bearer ${token}` },
});

const textOf = (marker: string): string => {
  let text = `${marker} `;
  while (text.length < LONG_TEXT) text += `${crypto.randomUUID()} `;
  return text.trim();
};

const handIn = async (load: Load, { token, businessId }: Customer, marker: string) => {
  const review_text = textOf(marker);
  const body = { business_id: businessId, reviewer_name: 'Max M.', rating: 1, review_text };
  const answer = await attempt(load, load.ledger.writes, writing('POST', '/api/reviews', { token, body }));
  if (answer) load.ledger.reviews.set(review_text, JSON.parse(answer.text).id);
};

const decide = async (load: Load, turn: number) => {
  const { ledger, adminToken: token } = load;
  const ids = [...ledger.reviews.values()];
  const id = ids[(turn * 7) % Math.max(1, ids.length)];
  const status = REVIEW_STATUSES[turn % REVIEW_STATUSES.length];
  if (!id || !status) return delay(READER_RESTS_MS);
  const answer = await attempt(
    load,
    ledger.writes,
    writing('PUT', `/api/reviews/${id}/status`, { token, body: { status } }),
  );
  const possible = ledger.statuses.get(id) ?? ['eingereicht'];
  ledger.statuses.set(id, answer ? [status] : [...possible, status]);
};

const registerOne = async (load: Load, turn: number) => {
  const { writes, registered, unregistered } = load.ledger;
  const email = `platte-neu-${turn}@sternklar.test`;
  const body = { email, password: PASSWORD, phone_number: '', language: 'de' };
  const answer = await attempt(load, writes, writing('POST', '/api/auth/register', { body }));
  (answer ? registered : unregistered).add(email);
  await delay(REGISTRATION_RESTS_MS);
};

const readSome = async (load: Load, { token }: Customer) => {
  const page = `/api/admin/reviews?range=${encodeURIComponent('[0,9]')}`;
  await attempt(load, load.ledger.reads, reading('/api/business', token));
  await attempt(load, load.ledger.reads, reading(page, load.adminToken));
  await delay(READER_RESTS_MS);
};

const over = async (signal: AbortSignal, job: (turn: number) => Promise<unknown>) => {
  for (let turn = 0; !signal.aborted; turn += 1) await job(turn);
};

/** Customers hand in long reviews and register, an admin decides, readers read, until the signal aborts. */
export const runLoad = async (load: Load): Promise<void> => {
  const { customers, signal } = load;
  await Promise.all([
    ...customers.flatMap((customer, index) => [
      over(signal, (turn) => handIn(load, customer, `Nr. ${index}-${turn}`)),
      over(signal, () => readSome(load, customer)),
    ]),
    over(signal, (turn) => decide(load, turn)),
    over(signal, (turn) => registerOne(load, turn)),
  ]);
};
