import { createAsk } from '../../../backend/src/testing/ask.ts';
import { createSend, type Send } from '../../../infra/proofs/common/exchange.ts';
import { type Costs, OPERATIONS, type Operation, type Spent, totalOf } from '../../scaling/costs.ts';
import { count, ms } from '../lib/format.ts';
import type { Part, PartContext, PartResult } from '../lib/part.ts';
import { type Crew, type Looking, startCrew } from './crew.ts';
import { type Asking, prepareRequests, type Requests } from './requests.ts';
import { measureStored } from './stored.ts';
import { measureStreams, type StreamPlan } from './streams.ts';

interface Plan extends Looking {
  readonly requests: number;
  readonly costly: number;
  readonly warmUp: number;
  readonly customers: number;
  readonly invoices: number;
  readonly streams: StreamPlan;
}
const QUICK: Plan = {
  requests: 10,
  costly: 2,
  warmUp: 1,
  idleMs: 200,
  looks: 1,
  customers: 10,
  invoices: 10,
  streams: { streams: 20, idleMs: 200, changes: 2 },
};
const FULL: Plan = {
  requests: 300,
  costly: 40,
  warmUp: 60,
  idleMs: 5_000,
  looks: 40,
  customers: 2_000,
  invoices: 2_000,
  streams: { streams: 2_000, idleMs: 5_000, changes: 20 },
};
const CONNECTIONS = 4;

/** Asks so often, so many at once; each turn has a number of its own. */
const askAll = async (send: Send, asking: Asking, from: number, to: number): Promise<void> => {
  let turn = from;
  const inTurn = async () => {
    while (turn < to) {
      const { method, path, token, origin, body } = asking.next(turn);
      turn += 1;
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(origin && { origin }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      const { status, text } = await send({ method, path, headers, ...(body && { body: JSON.stringify(body) }) });
      if (status !== asking.right) throw new Error(`${method} ${path} was answered with ${status}: ${text}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, inTurn));
};

const each = ({ api, projections, worker, postgres }: Spent, requests: number): Spent => ({
  api: api / requests,
  projections: projections / requests,
  worker: worker / requests,
  postgres: postgres / requests,
});

interface Measuring {
  readonly send: Send;
  readonly requests: Requests;
  readonly plan: Plan;
  readonly say: (line: string) => void;
}

const measureOperations = async (crew: Crew, { send, requests, plan, say }: Measuring) => {
  const measured = new Map<Operation, Spent>();
  for (const name of OPERATIONS) {
    const asking = requests[name];
    const times = asking.costly ? plan.costly : plan.requests;
    const warmUp = asking.costly ? 1 : plan.warmUp;
    await askAll(send, asking, 0, warmUp);
    const spent = each(await crew.spentOn(() => askAll(send, asking, warmUp, warmUp + times)), times);
    say(`${name}: ${totalOf(spent).toFixed(2)} ms`);
    measured.set(name, spent);
  }
  return Object.fromEntries(measured) as Record<Operation, Spent>;
};

const spentRow = (name: string, spent: Spent): string[] => [
  name,
  ms(spent.api),
  ms(spent.projections),
  ms(spent.worker),
  ms(spent.postgres),
  ms(totalOf(spent)),
];

const tablesOf = (costs: Costs): PartResult['tables'] => [
  {
    title: 'Milliseconds on a processor',
    header: ['', 'api', 'projections', 'worker', 'PostgreSQL', 'together'],
    rows: [
      ...OPERATIONS.map((name) => spentRow(name, costs.operations[name])),
      spentRow('nothing, for a second', costs.idle),
    ],
  },
  {
    title: 'Events, many at once',
    header: ['milliseconds for each', 'product', 'PostgreSQL'],
    rows: [
      ['appended, encrypted', costs.appended.product.toFixed(3), costs.appended.postgres.toFixed(3)],
      ['applied to all read models in a rebuild', costs.rebuilt.product.toFixed(3), costs.rebuilt.postgres.toFixed(3)],
    ],
  },
  {
    title: 'Bytes on disk, with indexes',
    header: ['', 'log', 'keys', 'read models', 'transparency log'],
    rows: (['event', 'invoice'] as const).map((name) => [
      `each ${name}`,
      count(costs[name].log),
      count(costs[name].keys),
      count(costs[name].readModels),
      count(costs[name].transparency),
    ]),
  },
  {
    title: 'A live stream',
    header: ['heap', 'resident memory', 'api, each second', 'api, told once'],
    rows: [
      [
        `${(costs.stream.heapBytes / 1_000).toFixed(1)} KB`,
        `${(costs.stream.residentBytes / 1_000).toFixed(1)} KB`,
        `${costs.stream.idleMs.toFixed(4)} ms`,
        `${costs.stream.toldMs.toFixed(4)} ms`,
      ],
    ],
  },
];

const run = async ({ server, quick, say }: PartContext): Promise<PartResult> => {
  const plan = quick ? QUICK : FULL;
  const database = await server.create('costs');
  const crew = await startCrew(server, database, plan);
  try {
    const { send, close } = createSend(crew.url, CONNECTIONS);
    const ask = createAsk(send);
    const requests = await prepareRequests(ask, plan.costly + 1);
    const operations = await measureOperations(crew, { send, requests, plan, say });
    const stream = await measureStreams({ crew, database, ask }, plan.streams);
    close();
    await crew.stop();
    say('events on a database of their own');
    const stored = await measureStored(server, plan.customers, plan.invoices);
    const figures: Costs = { idle: crew.idle, operations, stream, ...stored };
    return { goals: [], tables: tablesOf(figures), figures };
  } finally {
    await crew.stop();
  }
};

export const costs: Part = {
  name: 'costs',
  title: 'What everything costs',
  method:
    'Processor time of the product, a process for each role, and of all of PostgreSQL, for each request and everything that ' +
    'follows from it: read models, reactors, mails, the transparency log. It is read from the kernel before the requests and ' +
    'when all is quiet again, less what the processes spend on nothing, so that other work on the machine matters little. ' +
    'Four connections ask, each for its next answer when it has the last one. Events are appended by 128 writers, ' +
    'as the product’s codec encrypts them, with a key for each account and review; read models are freshly built. Live streams ' +
    'are 2,000 of one customer. docs/scaling.md is calculated from these figures.',
  run,
};
