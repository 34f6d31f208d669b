import { asMarkdown } from '../bench/lib/format.ts';
import { DAY, PRICES, SIZES, VISITS, YEAR_OF_A_CUSTOMER, YEARS } from './assumptions.ts';
import { type Costs, OPERATIONS, type Spent, totalOf } from './costs.ts';
import { type Limit, limitsAlone, limitsTogether } from './limits.ts';
import { type Demand, demandOf, type Inputs, type Plan, planFor } from './model.ts';

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const two = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 });
/** As exact as guesses are worth. */
const about = (value: number): string => (value === 0 ? '0' : two.format(value));
const euros = (value: number): string => `${two.format(value)} €`;
const milliseconds = (value: number): string => (value < 0.005 ? '0.00' : value.toFixed(2));

const spentCells = (spent: Spent): string[] => [
  milliseconds(spent.api),
  milliseconds(spent.projections),
  milliseconds(spent.worker),
  milliseconds(spent.postgres),
  milliseconds(totalOf(spent)),
];

const costsTable = ({ costs }: Inputs): string =>
  asMarkdown({
    title: '',
    header: ['milliseconds', 'api', 'projections', 'worker', 'PostgreSQL', 'together', 'times a year'],
    rows: [
      ...OPERATIONS.map((name) => [name, ...spentCells(costs.operations[name]), about(YEAR_OF_A_CUSTOMER[name] ?? 0)]),
      ['nothing, for a second', ...spentCells(costs.idle), ''],
    ],
  });

const eachTable = ({ costs, groupCommit }: Inputs): string => {
  const bytes = ({ log, keys, readModels, transparency }: Costs['event']) =>
    `${whole.format(log)} log + ${whole.format(keys)} keys + ${whole.format(readModels)} read models + ${whole.format(transparency)} transparency log`;
  const both = ({ product, postgres }: Costs['rebuilt']) =>
    `${product.toFixed(3)} ms product + ${postgres.toFixed(3)} ms PostgreSQL`;
  return asMarkdown({
    title: '',
    header: ['each', 'takes'],
    rows: [
      ['event on disk, bytes', bytes(costs.event)],
      ['invoice on disk, bytes', bytes(costs.invoice)],
      ['event appended, 128 writers', both(costs.appended)],
      ['event applied to all read models, 5,000 at once', both(costs.rebuilt)],
      [
        'batch of appends, by the clock',
        `${groupCommit.eachBatch.toFixed(2)} ms + ${groupCommit.eachItem.toFixed(3)} ms for each event`,
      ],
      [
        'open live stream',
        `${(costs.stream.residentBytes / 1_000).toFixed(0)} KB of memory, ${costs.stream.idleMs.toFixed(4)} ms of \`api\` each second`,
      ],
      ['live stream told of a change', `${costs.stream.toldMs.toFixed(4)} ms of \`api\``],
    ],
  });
};

interface Column {
  readonly demand: Demand;
  readonly plan: Plan;
}
type Row = readonly [name: string, value: (column: Column) => string];

const processesOf = ({ alone, processes: { api, projections, worker, relay } }: Plan): string =>
  alone
    ? '1 with all roles'
    : `${api} api, ${projections} projections, ${worker} worker${relay > 0 ? `, ${relay} relay` : ''}`;

const gb = (bytes: number): string => about((bytes * YEARS) / 1e9);

const ROWS: readonly Row[] = [
  [
    'requests per second, mean / peak',
    ({
      demand: {
        requestsPerSecond: { mean, peak },
      },
    }) => `${about(mean)} / ${about(peak)}`,
  ],
  [
    'events per second, mean / peak',
    ({
      demand: {
        eventsPerSecond: { mean, peak },
      },
    }) => `${about(mean)} / ${about(peak)}`,
  ],
  ['events per year', ({ demand }) => about(demand.eventsPerYear)],
  ['live streams at the peak', ({ demand }) => about(demand.streams)],
  ['processors of api at the peak', ({ demand }) => about(demand.processors.api)],
  ['processors of projections', ({ demand }) => about(demand.processors.projections)],
  ['processors of worker', ({ demand }) => about(demand.processors.worker)],
  ['processors of PostgreSQL', ({ demand }) => about(demand.processors.postgres)],
  ['**processes**', ({ plan }) => processesOf(plan)],
  ['memory of the processes, GB', ({ plan }) => about(plan.memoryGb)],
  ['**shards**', ({ plan }) => String(plan.shards)],
  ['cores for PostgreSQL, all shards', ({ plan }) => String(plan.databaseCores)],
  ['**database after five years, GB**', ({ plan }) => about(plan.databaseGb)],
  ['… log', ({ demand }) => gb(demand.bytesPerYear.log)],
  ['… keys', ({ demand }) => gb(demand.bytesPerYear.keys)],
  ['… read models', ({ demand }) => gb(demand.bytesPerYear.readModels)],
  ['… transparency log', ({ demand }) => gb(demand.bytesPerYear.transparency)],
  ['rebuild of everything then, hours', ({ demand, plan }) => about(demand.rebuildHours / plan.shards)],
  [
    '**Kafka**: partitions / brokers',
    ({ plan }) => (plan.brokers > 0 ? `${plan.partitions} / ${plan.brokers}` : 'none'),
  ],
  ['api process busy at the peak', ({ plan }) => `${(plan.wait.load * 100).toFixed(0)} %`],
  ['wait for it, mean / p99, ms', ({ plan: { wait } }) => `${milliseconds(wait.mean)} / ${milliseconds(wait.p99)}`],
  ['append until acknowledged, mean, ms', ({ plan }) => milliseconds(plan.appendMs)],
  ['mails per month', ({ demand }) => about(demand.mailsPerMonth)],
  ['people who decide reviews', ({ demand }) => about(Math.max(1, demand.deciders))],
];

const MONEY: readonly Row[] = [
  ['machines for the product', ({ plan }) => euros(plan.euros.processes)],
  ['machines for PostgreSQL', ({ plan }) => euros(plan.euros.database)],
  ['disks and backups after five years', ({ plan }) => euros(plan.euros.storage)],
  ['Kafka', ({ plan }) => euros(plan.euros.kafka)],
  ['mails', ({ plan }) => euros(plan.euros.mails)],
  ['load balancer, monitoring', ({ plan }) => euros(plan.euros.rest)],
  ['**together**', ({ plan }) => `**${euros(withoutPeople(plan))}**`],
  ['for each customer', ({ plan, demand }) => `${(withoutPeople(plan) / demand.customers).toFixed(4)} €`],
  ['people who decide reviews', ({ plan }) => euros(plan.euros.people)],
];

const withoutPeople = ({ euros: { processes, database, storage, kafka, mails, rest } }: Plan): number =>
  processes + database + storage + kafka + mails + rest;

const bySize = (rows: readonly Row[], inputs: Inputs, first: string): string => {
  const columns = SIZES.map((customers): Column => {
    const demand = demandOf(customers, inputs);
    return { demand, plan: planFor(demand, inputs) };
  });
  return asMarkdown({
    title: '',
    header: [first, ...SIZES.map((customers) => whole.format(customers))],
    rows: rows.map(([name, value]) => [name, ...columns.map(value)]),
  });
};

const limitTable = (limits: readonly Limit[]): string =>
  asMarkdown({
    title: '',
    header: ['full at so many customers', 'what', 'then'],
    rows: limits.map(({ customers, what, remedy }) => [about(customers), what, remedy]),
  });

const assumptionsTable = (): string =>
  asMarkdown({
    title: '',
    header: ['assumed', ''],
    rows: [
      ['a customer opens the app', `${VISITS} times a year`],
      ['busiest hour of a working day', `${(Math.max(...DAY) * 100).toFixed(1)} % of it`],
      ['a core for the product, for PostgreSQL', `${PRICES.core} €, ${PRICES.databaseCore} € a month`],
      ['a GB of disk, of backups', `${PRICES.gigabyte} €, ${PRICES.backupGigabyte} € a month`],
      ['a broker, a thousand mails, a person', `${PRICES.broker} €, ${PRICES.thousandMails} €, ${PRICES.person} €`],
    ],
  });

/** The tables of docs/scaling.md, by their names there. */
export const tablesOf = (inputs: Inputs): Readonly<Record<string, string>> => ({
  costs: costsTable(inputs),
  each: eachTable(inputs),
  assumptions: assumptionsTable(),
  sizes: bySize(ROWS, inputs, 'customers'),
  money: bySize(MONEY, inputs, 'euros a month, customers'),
  'limits of one process': limitTable(limitsAlone(inputs)),
  'limits of one database': limitTable(limitsTogether(inputs)),
});
