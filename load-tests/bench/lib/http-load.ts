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

const timed = async (connection: HttpConnection, target: Target): Promise<number> => {
  const request = target.nextRequest();
  const sent = performance.now();
  const answer = await connection.send(request);
  const took = performance.now() - sent;
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

/** More than enough: at 200 per second it would take 500 ms answers to use them all. */
const CONNECTIONS_AT_A_RATE = 100;

/** So many requests per second, sent when it is time, however long the answers to earlier ones take. */
export const measureAtRate = async (target: Target, perSecond: number, forMs: number): Promise<Latencies> => {
  const free = await openAll(target.url, CONNECTIONS_AT_A_RATE);
  const all = [...free];
  const under: Promise<number>[] = [];
  const requests = Math.max(1, Math.round((forMs / 1_000) * perSecond));
  const began = performance.now();
  const sendNext = () => {
    const connection = free.pop();
    if (!connection) throw new Error(`All ${CONNECTIONS_AT_A_RATE} connections wait for answers.`);
    const answered = timed(connection, target).finally(() => free.push(connection));
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
