import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { REVIEW_STATUSES } from '@sternklar/contracts/reviews/review-status';
import type { Answer, Send } from '../common/exchange.ts';
import { type Knowledge, owed, remember, type SeenReview, stale } from './knowledge.ts';

export interface Customer {
  readonly token: string;
  readonly businessId: string;
}

export interface Crew {
  readonly send: Send;
  readonly customers: readonly Customer[];
  readonly adminToken: string;
  readonly knowledge: Knowledge;
  readonly fault: (sentence: string) => void;
  readonly signal: AbortSignal;
  /** How many times as long as usual everybody rests between two requests (default 1). */
  readonly restFactor?: number;
}

/** How long requests took, by what they were, in milliseconds. */
export type Timings = Map<string, number[]>;

interface Task {
  readonly name: string;
  readonly method?: string;
  readonly path: string;
  readonly token: string;
  readonly body?: object;
  /** Whoever shares requests out may then send it again. */
  readonly idempotencyKey?: string;
}

const PAGE = `?range=${encodeURIComponent('[0,24]')}&sort=${encodeURIComponent('["created_at","DESC"]')}`;

/** Sends one request; every failure is a fault, and answered with null. */
export const createPerform =
  ({ send, fault }: Crew, timings: Timings) =>
  async ({ name, method = 'GET', path, token, body, idempotencyKey }: Task): Promise<Answer | null> => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    };
    try {
      const answer = await send({ method, path, headers, ...(body && { body: JSON.stringify(body) }) });
      timings.set(name, timings.get(name) ?? []);
      timings.get(name)?.push(answer.ms);
      if (answer.status < 300) return answer;
      fault(`${name} answered ${answer.status}: ${answer.text.slice(0, 200)}`);
    } catch (error) {
      fault(`${name} failed: ${error instanceof Error ? error.message : error}`);
    }
    return null;
  };
type Perform = ReturnType<typeof createPerform>;

/** The answer says so when the read models were too slow for it; then only the session itself waits for them. */
const isVisible = ({ headers }: Answer) => headers['read-model-behind'] === undefined;

export const handIn = async (crew: Crew, perform: Perform, { token, businessId }: Customer) => {
  const body = { business_id: businessId, reviewer_name: 'Max M.', rating: 1, review_text: 'Während des Umbaus.' };
  const idempotencyKey = randomUUID();
  const answer = await perform({
    name: 'handing in',
    method: 'POST',
    path: '/api/reviews',
    token,
    body,
    idempotencyKey,
  });
  if (!answer) return;
  const review: SeenReview = JSON.parse(answer.text);
  const { acknowledged } = crew.knowledge;
  if (!acknowledged.has(businessId)) acknowledged.set(businessId, []);
  acknowledged.get(businessId)?.push(review.id);
  if (isVisible(answer)) remember(crew.knowledge, review);
};

/** Each decider takes reviews of one business only, so that it is known which version comes next. */
const decide = async (
  { knowledge, adminToken }: Crew,
  perform: Perform,
  turn: { count: number; businessId: string },
) => {
  const ids = knowledge.acknowledged.get(turn.businessId) ?? [];
  const id = ids[(turn.count * 7) % Math.max(1, ids.length)];
  const status = REVIEW_STATUSES[turn.count % REVIEW_STATUSES.length];
  const version = id && knowledge.visible.get(id);
  if (!id || !status || !version) return;
  const path = `/api/reviews/${id}/status`;
  const answer = await perform({ name: 'deciding', method: 'PUT', path, token: adminToken, body: { status } });
  if (!answer || !isVisible(answer) || answer.text.includes('schon')) return;
  remember(knowledge, { id, version: version + 1 });
};

const readOwn = async ({ knowledge, fault }: Crew, perform: Perform, { token, businessId }: Customer) => {
  const owing = owed(knowledge, knowledge.acknowledged.get(businessId) ?? []);
  const answer = await perform({ name: "a customer's list", path: `/api/reviews/${businessId}`, token });
  if (!answer) return;
  const seen: readonly SeenReview[] = JSON.parse(answer.text);
  stale(owing, seen).forEach(fault);
  for (const review of seen) remember(knowledge, review);
};

const readAll = async ({ knowledge, fault, adminToken: token }: Crew, perform: Perform) => {
  const owing = owed(knowledge, [...knowledge.acknowledged.values()].flat());
  const answer = await perform({ name: 'the whole list', path: '/api/admin/reviews', token });
  if (answer) stale(owing, JSON.parse(answer.text)).forEach(fault);
};

const readPages = async ({ knowledge, fault, customers, adminToken: token }: Crew, perform: Perform) => {
  const atLeast = knowledge.visible.size;
  const page = await perform({ name: 'a page', path: `/api/admin/reviews${PAGE}`, token });
  const total = Number(page?.headers['content-range']?.split('/')[1] ?? atLeast);
  if (total < atLeast) fault(`A page says that there are ${total} reviews, but ${atLeast} were visible before.`);
  const users = await perform({ name: 'a page', path: `/api/admin/users${PAGE}`, token });
  if (users && JSON.parse(users.text).length < customers.length) fault('A customer vanished from the list of users.');
  const businesses = await perform({ name: 'a page', path: `/api/admin/businesses${PAGE}`, token });
  if (businesses && JSON.parse(businesses.text).length < customers.length) fault('A business vanished from its list.');
};

/** Jobs, and how long each rests after it was done, in milliseconds: enough to keep two processors busy, not to choke them. */
const WRITER_RESTS = 15;
const READER_RESTS = 10;
const WHOLE_LIST_RESTS = 150;

const again = async (signal: AbortSignal, rest: number, job: (count: number) => Promise<unknown>) => {
  for (let count = 0; !signal.aborted; count += 1) {
    await job(count);
    await delay(rest);
  }
};

/** Writes, decides and reads until the signal aborts. */
export const runCrew = async (crew: Crew, perform: Perform): Promise<void> => {
  const { customers, signal, restFactor = 1 } = crew;
  const over = (rest: number, job: (count: number) => Promise<unknown>) => again(signal, rest * restFactor, job);
  await Promise.all([
    ...customers.flatMap((customer) => [
      over(WRITER_RESTS, () => handIn(crew, perform, customer)),
      over(WRITER_RESTS, (count) => decide(crew, perform, { count, businessId: customer.businessId })),
      over(READER_RESTS, () => readOwn(crew, perform, customer)),
    ]),
    over(READER_RESTS, () => readPages(crew, perform)),
    over(WHOLE_LIST_RESTS, () => readAll(crew, perform)),
  ]);
};
