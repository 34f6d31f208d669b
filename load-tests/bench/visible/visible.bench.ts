import { startChildServer } from '../lib/child-server.ts';
import type { BenchDatabase } from '../lib/databases.ts';
import { count, ms, ratio } from '../lib/format.ts';
import { type Answer, prepareRequest } from '../lib/http-connection.ts';
import { type Latencies, measureAtRate, measureInTurn, type Target } from '../lib/http-load.ts';
import { interleaved } from '../lib/interleaved.ts';
import type { Part, PartContext, PartResult, Table } from '../lib/part.ts';
import { type BenchProduct, newCustomer, reviewBody, startBenchProduct } from '../lib/product.ts';
import { median } from '../lib/statistics.ts';

const PER_SECOND = 200;
const AT_RATE = `${PER_SECOND} per second`;

interface Plan {
  readonly rounds: number;
  readonly warmUpMs: number;
  readonly measureMs: number;
}
const QUICK: Plan = { rounds: 1, warmUpMs: 200, measureMs: 500 };
const FULL: Plan = { rounds: 5, warmUpMs: 3_000, measureMs: 5_000 };

interface Contender {
  readonly name: string;
  readonly target: Target;
}

const insistOnCreated = ({ status, head, body }: Answer): void => {
  if (status !== 201) throw new Error(`A review was answered with ${status}: ${body.toString()}`);
  if (/read-model-behind/i.test(head)) throw new Error('A review was answered before lists show it.');
};

const submitting = (url: string, path: string, who: { businessId: string; token?: string }): Target => {
  const { businessId, token } = who;
  const request = prepareRequest({ method: 'POST', path, body: reviewBody(businessId), ...(token && { token }) });
  return { url, nextRequest: () => request, check: insistOnCreated };
};

const measure = async (contenders: readonly Contender[], plan: Plan): Promise<Measured> => {
  for (const { target } of contenders) await measureAtRate(target, PER_SECOND, plan.warmUpMs);
  const oneByOne = await interleaved(contenders, plan.rounds, ({ target }) => measureInTurn(target, 1, plan.measureMs));
  const atRate = await interleaved(contenders, plan.rounds, ({ target }) =>
    measureAtRate(target, PER_SECOND, plan.measureMs),
  );
  return { 'one after another': middleOf(oneByOne), [AT_RATE]: middleOf(atRate) };
};

type ByContender = ReadonlyMap<Contender, Latencies>;
type Measured = Readonly<Record<string, ByContender>>;

const middleOf = (measured: ReadonlyMap<Contender, readonly Latencies[]>): ByContender =>
  new Map(
    [...measured].map(([contender, rounds]) => [
      contender,
      {
        perSecond: median(rounds.map(({ perSecond }) => perSecond)),
        p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)),
        p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
      },
    ]),
  );

/** Everything that was answered is in the list: the answers did not come too early, and nothing was lost. */
const insistOnAll = async (product: BenchProduct, who: { businessId: string; token: string }, sent: number) => {
  const listed = await product.call<unknown[]>({
    method: 'GET',
    path: `/api/reviews/${who.businessId}`,
    token: who.token,
  });
  if (listed.length !== sent) throw new Error(`${sent} reviews were answered, but ${listed.length} are listed.`);
};

const counting = (target: Target) => {
  let sent = 0;
  const counted: Target = {
    ...target,
    nextRequest: () => {
      sent += 1;
      return target.nextRequest();
    },
  };
  return { target: counted, sent: () => sent };
};

const latencyTables = (measured: Measured, [own]: readonly Contender[]): readonly Table[] =>
  Object.entries(measured).map(([title, all]) => ({
    title,
    header: ['', 'requests/s', 'p50 ms', 'p99 ms', 'ours through theirs, p50', 'p99'],
    rows: [...all].map(([contender, { perSecond, p50Ms, p99Ms }]) => {
      const ours = own && contender !== own ? all.get(own) : undefined;
      return [
        contender.name,
        count(perSecond),
        ms(p50Ms),
        ms(p99Ms),
        ours ? `${ratio(ours.p50Ms / p50Ms)}×` : '',
        ours ? `${ratio(ours.p99Ms / p99Ms)}×` : '',
      ];
    }),
  }));

const compare = async (databases: { own: BenchDatabase; bare: BenchDatabase }, plan: Plan): Promise<PartResult> => {
  const product = await startBenchProduct(databases.own);
  const bareServer = await startChildServer(new URL('insert.server.ts', import.meta.url), [databases.bare.ownerUrl]);
  try {
    const customer = await newCustomer(product);
    const counted = counting(submitting(product.url, '/api/reviews', customer));
    const own: Contender = { name: 'POST /api/reviews', target: counted.target };
    const bare: Contender = {
      name: 'Fastify, INSERT + COMMIT',
      target: submitting(bareServer.url, '/reviews', { businessId: customer.businessId }),
    };
    const measured = await measure([own, bare], plan);
    await insistOnAll(product, customer, counted.sent());
    const [ours, theirs] = [measured[AT_RATE]?.get(own), measured[AT_RATE]?.get(bare)];
    if (!ours || !theirs) throw new Error('Nothing was measured.');
    const what = `command until visible, ${AT_RATE}`;
    const goals = [
      { what: `${what}, p50`, against: bare.name, ratio: ours.p50Ms / theirs.p50Ms, goal: { atMost: 2.5 } },
      { what: `${what}, p99`, against: bare.name, ratio: ours.p99Ms / theirs.p99Ms, goal: { atMost: 4 } },
    ];
    return { goals, tables: latencyTables(measured, [own, bare]) };
  } finally {
    await bareServer.stop();
    await product.stop();
  }
};

const run = async ({ server, quick }: PartContext): Promise<PartResult> => {
  const databases = { own: await server.create('visible_own'), bare: await server.create('visible_bare') };
  return compare(databases, quick ? QUICK : FULL);
};

export const visible: Part = {
  name: 'visible',
  title: 'From command until visible',
  method:
    'A customer hands in reviews: the session and its role are looked up, the input is checked, the business is read ' +
    'from its stream, the event is encrypted and appended, all read models apply it, and only then comes the answer; ' +
    'afterwards the list is checked to hold every one. Against it a bare Fastify handler that INSERTs one row, COMMITs ' +
    'and answers it. Both run in a process of their own, as do client and PostgreSQL. One after another means a single ' +
    `connection that waits for each answer; ${AT_RATE} are sent when it is time, whether or not earlier ones were ` +
    'answered, and the goals are for these. Medians of five rounds of five seconds, alternating.',
  run,
};
