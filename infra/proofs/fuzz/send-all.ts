import fc from 'fast-check';
import type { AnswerSchemas } from '../common/answer-schemas.ts';
import type { Answer, Send } from '../common/exchange.ts';
import { judge } from './judge.ts';
import type { FuzzRequest } from './requests.ts';

/** What a server answers without having read the whole body may get lost when it closes the connection. */
const MAX_BODY_READ = 256 * 1_024;
const CHUNK = 250;
/** Leave nothing to those that work with the same things: they have their turn once these had theirs. */
const TAKE_ALL: readonly (string | undefined)[] = [
  'POST /api/admin/operations/mails/retry',
  'DELETE /api/admin/text-blocks/{id}',
  'DELETE /api/admin/taught-answers/{id}',
  'DELETE /api/evidence-uploads/{uploadId}',
];
const SHOWN = 200;

export interface Volley {
  readonly requests: fc.Arbitrary<FuzzRequest>;
  readonly count: number;
  readonly seed: number;
  readonly concurrency: number;
  /** Only the request with this number (from 1). */
  readonly only?: number;
}

/** What became of the requests. */
export interface Tally {
  readonly statuses: Map<number, number>;
  /** Name of an operation → how many requests reached it, and how many succeeded. */
  readonly operations: Map<string, { sent: number; succeeded: number }>;
  /** What was wrong, by operation and kind: how often, and the first request of that kind. */
  readonly wrong: Map<string, { times: number; example: string }>;
  /** Ids of requests that must not have stored anything: refused ones, and those that only read. */
  readonly mustNotStore: Set<string>;
  /** Requests too big to be read to their end, after which the connection was closed without an answer. */
  cutOff: number;
}

interface Numbered {
  readonly number: number;
  readonly request: FuzzRequest;
}

/** The requests in order, made a few at a time; the same for the same seed and the same ids. */
function* numbered({ requests, count, seed, only }: Volley): Generator<Numbered> {
  for (let first = 0; first < count; first += CHUNK) {
    const numRuns = Math.min(CHUNK, count - first);
    if (only !== undefined && (only <= first || only > first + numRuns)) continue;
    for (const [index, request] of fc.sample(requests, { seed: seed + first, numRuns }).entries()) {
      const number = first + index + 1;
      if (TAKE_ALL.includes(request.operation?.name) && number <= count / 2) continue;
      if (only === undefined || only === number) yield { number, request };
    }
  }
}

const show = ({ number, request: { exchange } }: Numbered): string => {
  const { authorization, ...headers } = exchange.headers ?? {};
  const body = exchange.body === undefined ? '' : ` ${JSON.stringify(String(exchange.body).slice(0, SHOWN))}`;
  const who = authorization === undefined ? 'signed out' : 'with a token';
  const address = `${exchange.method} ${exchange.path.slice(0, SHOWN)}`;
  return `request ${number}, ${address} ${who} ${JSON.stringify(headers).slice(0, SHOWN)}${body}`;
};

const nameOf = ({ operation }: FuzzRequest) => operation?.name ?? 'An address that is none';

const count = (tally: Tally, { operation }: FuzzRequest, answer: Answer) => {
  tally.statuses.set(answer.status, (tally.statuses.get(answer.status) ?? 0) + 1);
  if (operation) {
    const { sent = 0, succeeded = 0 } = tally.operations.get(operation.name) ?? {};
    tally.operations.set(operation.name, { sent: sent + 1, succeeded: succeeded + (answer.status < 300 ? 1 : 0) });
  }
  const id = answer.headers['x-request-id'];
  if (typeof id === 'string' && (answer.status >= 300 || operation?.method === 'GET')) tally.mustNotStore.add(id);
};

export interface Judging {
  readonly send: Send;
  readonly schemas: AnswerSchemas;
  readonly progress: (sent: number) => void;
  readonly signal: AbortSignal;
}

/** Sends one request and counts its answer; what is wrong with that, in phrases. */
const sendOne = async (request: FuzzRequest, tally: Tally, { send, schemas }: Judging): Promise<readonly string[]> => {
  try {
    const answer = await send(request.exchange);
    count(tally, request, answer);
    return judge(request, answer, schemas).map((wrong) => `${wrong} (${answer.status})`);
  } catch (error) {
    if (Buffer.byteLength(request.exchange.body ?? '') <= MAX_BODY_READ) {
      return [`got no answer: ${error instanceof Error ? error.message : error}`];
    }
    tally.cutOff += 1;
    return [];
  }
};

const note = (tally: Tally, one: Numbered, wrong: string) => {
  const kind = `${nameOf(one.request)} ${wrong}`;
  const { times = 0, example = show(one) } = tally.wrong.get(kind) ?? {};
  tally.wrong.set(kind, { times: times + 1, example });
};

/** Sends everything, some at a time, and judges every answer. */
export const sendAll = async (volley: Volley, judging: Judging): Promise<Tally> => {
  const { progress, signal } = judging;
  const tally: Tally = {
    statuses: new Map(),
    operations: new Map(),
    wrong: new Map(),
    mustNotStore: new Set(),
    cutOff: 0,
  };
  const source = numbered(volley);
  let sent = 0;
  const work = async () => {
    for (const one of source) {
      if (signal.aborted) return;
      for (const wrong of await sendOne(one.request, tally, judging)) note(tally, one, wrong);
      sent += 1;
      if (sent % 1_000 === 0) progress(sent);
    }
  };
  await Promise.all(Array.from({ length: volley.concurrency }, work));
  return tally;
};
