import { sleep } from 'k6';
import http, { type RefinedResponse } from 'k6/http';
import { Rate } from 'k6/metrics';

/** Whether an answer was what was asked for; what the thresholds are about. */
export const good = new Rate('good_answers');

const URL = __ENV.LOAD_URL ?? 'http://127.0.0.1:3000';
const TIME_LIMIT = '30s';
/** Each person complains so often; what is wrong is mostly wrong for all. */
const MOST_COMPLAINTS = 2;
let complaints = 0;

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT';
  /** Path and query. */
  readonly path: string;
  /** For figures, where the path has ids in it. */
  readonly name?: string;
  readonly token?: string;
  readonly body?: object;
  /** Sent with a key under which it is carried out once. */
  readonly repeatKey?: string;
  readonly origin?: string;
  /** The status that is right (default 200). */
  readonly right?: number;
}

/** Everybody comes from an address of their own, where the product trusts the proxy that this plays. */
const ADDRESS = `10.${(__VU >> 16) & 255}.${(__VU >> 8) & 255}.${__VU & 255}`;

const headersOf = ({ token, body, repeatKey, origin }: Call): Record<string, string> => ({
  'x-forwarded-for': ADDRESS,
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(repeatKey === undefined ? {} : { 'idempotency-key': repeatKey }),
  ...(origin === undefined ? {} : { origin }),
});

export const complain = (sentence: string): void => {
  complaints += 1;
  if (complaints <= MOST_COMPLAINTS) console.error(sentence);
};

/** Makes a request, and counts whether its answer is good; the answer. */
export const call = (asked: Call): RefinedResponse<'text'> => {
  const { method = 'GET', path, name = path, body, right = 200 } = asked;
  const kind = __VU === 0 ? 'preparing' : method === 'GET' ? 'reading' : 'changing';
  const answer = http.request(method, `${URL}${path}`, body === undefined ? null : JSON.stringify(body), {
    headers: headersOf(asked),
    tags: { name, kind },
    responseCallback: http.expectedStatuses(right),
    responseType: 'text',
    timeout: TIME_LIMIT,
  });
  const isGood = answer.status === right;
  good.add(isGood, { kind });
  if (!isGood)
    complain(`${method} ${name} was answered ${answer.status}: ${answer.error || answer.body.slice(0, 200)}`);
  return answer;
};

/** The parsed body of an answer; null when it was not the right one. */
export const ask = <Body>(asked: Call): Body | null => {
  const answer = call(asked);
  return answer.status === (asked.right ?? 200) ? (JSON.parse(answer.body) as Body) : null;
};

/** Somebody reads what is there: half of the given time to one and a half of it. */
export const read = (seconds: number): void => {
  if (__ENV.LOAD_WITHOUT_PAUSES !== 'true') sleep(seconds * (0.5 + Math.random()));
};

/** True in so many of a hundred cases. */
export const sometimes = (percent: number): boolean => Math.random() * 100 < percent;

export const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;
