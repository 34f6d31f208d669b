import { startChildServer } from '../lib/child-server.ts';
import { count, ms, ratio } from '../lib/format.ts';
import { type Answer, openHttpConnection, prepareRequest } from '../lib/http-connection.ts';
import { type Latencies, measureInTurn, type Target } from '../lib/http-load.ts';
import { interleaved } from '../lib/interleaved.ts';
import type { Part, PartContext, PartResult, Table } from '../lib/part.ts';
import { type BenchProduct, newCustomer, reviewBody, startBenchProduct } from '../lib/product.ts';
import { median } from '../lib/statistics.ts';

const REVIEWS = 20;
const CONNECTIONS = [1, 32];

interface Plan {
  readonly rounds: number;
  readonly warmUpMs: number;
  readonly measureMs: number;
}
const QUICK: Plan = { rounds: 1, warmUpMs: 200, measureMs: 500 };
const FULL: Plan = { rounds: 7, warmUpMs: 3_000, measureMs: 4_000 };

interface Contender {
  readonly name: string;
  readonly target: Target;
}
type ByContender = ReadonlyMap<Contender, Latencies>;

const listing = async (url: string, path: string, token?: string): Promise<Target & { readonly bytes: Buffer }> => {
  const request = prepareRequest({ method: 'GET', path, ...(token && { token }) });
  const connection = await openHttpConnection(url);
  const first = await connection.send(request);
  connection.close();
  const check = ({ status, body }: Answer) => {
    if (status !== 200 || body.length !== first.body.length) throw new Error(`A list was answered with ${status}.`);
  };
  check(first);
  return { url, nextRequest: () => request, check, bytes: first.body };
};

const handInReviews = async (product: BenchProduct, who: { token: string; businessId: string }) => {
  for (let review = 0; review < REVIEWS; review += 1) {
    const body = reviewBody(who.businessId);
    await product.call({ method: 'POST', path: '/api/reviews', token: who.token, body });
  }
};

const measure = async (contenders: readonly Contender[], plan: Plan): Promise<ReadonlyMap<number, ByContender>> => {
  const measured = new Map<number, ByContender>();
  for (const connections of CONNECTIONS) {
    for (const { target } of contenders) await measureInTurn(target, connections, plan.warmUpMs);
    const rounds = await interleaved(contenders, plan.rounds, ({ target }) =>
      measureInTurn(target, connections, plan.measureMs),
    );
    measured.set(connections, new Map([...rounds].map(([contender, each]) => [contender, middleOf(each)])));
  }
  return measured;
};

const middleOf = (rounds: readonly Latencies[]): Latencies => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)),
  p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
});

const tablesOf = (measured: ReadonlyMap<number, ByContender>, own: Contender): readonly Table[] =>
  [...measured].map(([connections, all]) => ({
    title: `${connections} ${connections === 1 ? 'connection' : 'connections'}`,
    header: ['', 'requests/s', 'p50 ms', 'p99 ms', 'ours through theirs'],
    rows: [...all].map(([contender, { perSecond, p50Ms, p99Ms }]) => [
      contender.name,
      count(perSecond),
      ms(p50Ms),
      ms(p99Ms),
      contender === own ? '' : `${ratio((all.get(own)?.perSecond ?? Number.NaN) / perSecond)}×`,
    ]),
  }));

const run = async ({ server, quick }: PartContext): Promise<PartResult> => {
  const database = await server.create('list');
  const product = await startBenchProduct(database);
  const bareServer = await startChildServer(new URL('list.server.ts', import.meta.url), [database.url]);
  try {
    const customer = await newCustomer(product);
    await handInReviews(product, customer);
    const { businessId, token } = customer;
    const path = `/reviews/${businessId}`;
    const own = { name: 'GET /api/reviews/{businessId}', target: await listing(product.url, `/api${path}`, token) };
    const bare = { name: 'Fastify + pg', target: await listing(bareServer.url, path) };
    if (!own.target.bytes.equals(bare.target.bytes)) throw new Error('The two lists are not the same bytes.');
    const measured = await measure([own, bare], quick ? QUICK : FULL);
    const goals = [...measured].map(([connections, all]) => ({
      what: `list of ${REVIEWS} reviews, ${connections} ${connections === 1 ? 'connection' : 'connections'}`,
      against: bare.name,
      ratio: (all.get(own)?.perSecond ?? Number.NaN) / (all.get(bare)?.perSecond ?? Number.NaN),
      goal: { atLeast: 0.75 },
    }));
    return { goals, tables: tablesOf(measured, own) };
  } finally {
    await bareServer.stop();
    await product.stop();
  }
};

export const list: Part = {
  name: 'list',
  title: 'Reading a list',
  method:
    `A customer's list of ${REVIEWS} reviews, with the check of token, session, role and ownership, against a bare ` +
    'Fastify handler that asks the same table for the same rows and answers the same bytes to anybody (compared before ' +
    'measuring). Both run in a process of their own, as do client and PostgreSQL; each connection sends its next ' +
    'request when it has its answer. Requests per second, medians of seven rounds of four seconds, alternating.',
  run,
};
