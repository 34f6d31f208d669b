import { randomUUID } from 'node:crypto';
import type { FilledCall } from '../../../backend/src/platform/example-call.port.ts';
import type { Reach, SliceDeclaration } from '../../../backend/src/platform/slice.port.ts';
import type { Answer, Exchange, Send } from '../common/exchange.ts';
import { fillPath, type Operation } from '../common/operations.ts';
import { CALLERS, type Caller } from './callers.ts';
import { judge, type Trial, verdictFor } from './judge.ts';
import type { World } from './world.ts';

/** What a slice says of its call. */
export type Declared = Pick<SliceDeclaration, 'reach' | 'example'>;

export interface Tried {
  readonly trials: readonly Trial[];
  readonly faults: readonly string[];
  /** Ids of all requests that had to be refused. */
  readonly refusedRequests: readonly string[];
}

interface Attempt {
  readonly operation: Operation;
  readonly reach: Reach;
  readonly caller: Caller;
}

/** A number that the tax office gives: it names nothing here. */
const NO_ID_OF_OURS = 'vat_id';

/** A path parameter or a field of the body that names something by its id. */
const namesSomething = ({ path, described }: Operation): boolean => {
  const body = described.requestBody && 'content' in described.requestBody ? described.requestBody.content : {};
  const schema = body['application/json']?.schema;
  const fields = schema && 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];
  return path.includes('{') || fields.some((field) => field.endsWith('_id') && field !== NO_ID_OF_OURS);
};

const exchangeOf = ({ method, path }: Operation, call: FilledCall, token: string | null): Exchange => ({
  method,
  path: fillPath(path, call.params ?? {}) + (call.query ? `?${new URLSearchParams(call.query)}` : ''),
  headers: {
    ...(call.body && { 'content-type': 'application/json' }),
    ...call.headers,
    ...(token !== null && { authorization: `Bearer ${token}` }),
  },
  ...(call.body && { body: JSON.stringify(call.body) }),
});

const trialOf = ({ operation, reach, caller }: Attempt, { status, text }: Answer): Trial => ({
  operation: operation.name,
  access: operation.access,
  reach,
  caller,
  status,
  text,
});

/** HEAD reads as GET does: whoever may not GET may not HEAD. Some routes have none, for anybody. */
const judgeHead = (attempt: Attempt, { status }: Answer): string | null => {
  const verdict = verdictFor({ ...attempt, access: attempt.operation.access });
  const asGet = verdict === 'works' ? status < 300 : status === verdict;
  return asGet || status === 404 ? null : `HEAD of ${attempt.operation.name} answered ${status} to ${attempt.caller}.`;
};

/** What is not there and what is somebody else's are told in the same words. */
const compareWithMissing = (operation: Operation, foreign: Answer, missing: Answer): string | null => {
  const words = ({ status, text }: Answer) => [status, text.replace(/"urn:request:[^"]*"/, '')].join();
  return words(foreign) === words(missing)
    ? null
    : `${operation.name} tells somebody else's id (${foreign.status}) from one that does not exist (${missing.status}).`;
};

/** Calls one operation as everybody in turn. */
export const tryOperation = async (
  operation: Operation,
  declared: Declared,
  { send, world }: { readonly send: Send; readonly world: World },
): Promise<Tried> => {
  const faults: (string | null)[] = [];
  const trials: Trial[] = [];
  const refusedRequests: string[] = [];
  const { reach = 'everybody' } = declared;
  if (
    declared.reach === undefined &&
    ['signed-in', 'signed-in-or-visitor'].includes(String(operation.access)) &&
    namesSomething(operation)
  ) {
    faults.push(`${operation.name} names something by its id, and its slice does not say who reaches it.`);
  }
  // Whoever has no session is refused before anything that a call names is looked at: all of them make the same call.
  let withoutSession: FilledCall | null = null;
  const callOf = async (caller: Caller): Promise<FilledCall> => {
    const make = () => world.callOf(declared.example, caller, operation.access);
    if (verdictFor({ access: operation.access, reach, caller }) !== 401) return make();
    withoutSession ??= await make();
    return withoutSession;
  };
  for (const caller of CALLERS) {
    const attempt = { operation, reach, caller };
    const call = await callOf(caller);
    const exchange = exchangeOf(operation, call, call.token ?? world.tokenOf(caller));
    if (operation.method === 'GET') faults.push(judgeHead(attempt, await send({ ...exchange, method: 'HEAD' })));
    const answer = await send(exchange);
    const trial = trialOf(attempt, answer);
    trials.push(trial);
    faults.push(judge(trial));
    if (verdictFor(trial) !== 'works') refusedRequests.push(String(answer.headers['x-request-id']));
    if (caller === 'stranger' && call.subject !== undefined) {
      const elsewhere: Exchange = JSON.parse(JSON.stringify(exchange).replaceAll(call.subject, randomUUID()));
      faults.push(compareWithMissing(operation, answer, await send(elsewhere)));
    }
  }
  return { trials, faults: faults.filter((fault) => fault !== null), refusedRequests };
};
