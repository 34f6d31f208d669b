import type { Answer, HttpConnection, PreparedRequest } from './http-connection.ts';
import { openHttpConnection } from './http-connection.ts';
import { quantile } from './statistics.ts';

/** Something that answers requests; `check` throws when an answer is not what was asked for. */
export interface Target {
  readonly url: string;
  readonly nextRequest: () => PreparedRequest;
  readonly check: (answer: Answer) => void;
}

export interface Latencies {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const latenciesOf = (milliseconds: readonly number[], forMs: number): Latencies => ({
  perSecond: (milliseconds.length / forMs) * 1_000,
  p50Ms: quantile(milliseconds, 0.5),
  p99Ms: quantile(milliseconds, 0.99),
});

/** Milliseconds until the answer, since the request is sent or since it was `due`. */
const timed = async (connection: HttpConnection, target: Target, due?: number): Promise<number> => {
  const request = target.nextRequest();
  const since = due ?? performance.now();
  const answer = await connection.send(request);
  const took = performance.now() - since;
  target.check(answer);
  return took;
};

const openAll = (url: string, count: number): Promise<HttpConnection[]> =>
  Promise.all(Array.from({ length: count }, () => openHttpConnection(url)));

/** So many connections, each sending its next request when it has its answer. */
export const measureInTurn = async (target: Target, connections: number, forMs: number): Promise<Latencies> => {
  const opened = await openAll(target.url, connections);
  const took: number[] = [];
  const began = performance.now();
  const loop = async (connection: HttpConnection) => {
    while (performance.now() < began + forMs) took.push(await timed(connection, target));
  };
  try {
    await Promise.all(opened.map(loop));
    return latenciesOf(took, performance.now() - began);
  } finally {
    for (const connection of opened) connection.close();
  }
};

/** At 200 per second, answers that take 500 ms would use them all. */
const CONNECTIONS_AT_A_RATE = 100;
/** Beyond this there is nothing to measure: the server does not keep up. */
const MOST_BEHIND_MS = 10_000;

/**
 * So many requests per second, sent when it is time, however long the answers to earlier ones take. Where all connections
 * wait for answers (the server or the whole machine stood still), a request is sent late and its wait counts.
 */
export const measureAtRate = async (
  target: Target,
  perSecond: number,
  forMs: number,
  connections = CONNECTIONS_AT_A_RATE,
): Promise<Latencies> => {
  const all = await openAll(target.url, connections);
  const free = [...all];
  const late: { readonly due: number; readonly send: (connection: HttpConnection) => void }[] = [];
  const under: Promise<number>[] = [];
  const requests = Math.max(1, Math.round((forMs / 1_000) * perSecond));
  const began = performance.now();
  const sendOn = async (connection: HttpConnection, due?: number): Promise<number> => {
    const took = await timed(connection, target, due);
    const next = late.shift();
    if (next) next.send(connection);
    else free.push(connection);
    return took;
  };
  const sendLate = (due: number): Promise<number> => {
    if (due - (late[0]?.due ?? due) > MOST_BEHIND_MS)
      throw new Error(`All ${connections} connections wait for answers.`);
    const { promise, resolve } = Promise.withResolvers<HttpConnection>();
    late.push({ due, send: resolve });
    return promise.then((connection) => sendOn(connection, due));
  };
  const sendNext = () => {
    const connection = free.pop();
    const answered = connection ? sendOn(connection) : sendLate(performance.now());
    // Awaited together in the end; a failure must not count as unhandled until then.
    answered.catch(() => undefined);
    under.push(answered);
  };
  try {
    while (under.length < requests) {
      while (under.length < requests && under.length <= ((performance.now() - began) * perSecond) / 1_000) sendNext();
      await new Promise((wake) => setTimeout(wake, 1));
    }
    const took = await Promise.all(under);
    return latenciesOf(took, performance.now() - began);
  } finally {
    for (const connection of all) connection.close();
  }
};
