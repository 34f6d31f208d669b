import {
  ALONE_CUSTOMERS,
  BACKUPS,
  BURST,
  DATABASE_CORES,
  DATABASE_LIMIT_GB,
  DATABASES,
  DAY,
  DECISIONS_OF_A_PERSON,
  EVENTS_OF,
  FULL,
  INVOICE_DAY,
  INVOICES,
  KAFKA_FROM,
  MAILS,
  PRICES,
  PROCESS_MEMORY_GB,
  REBUILD_LIMIT_HOURS,
  STREAMS_OF_A_PROCESS,
  VISIT_SECONDS,
  VISITS,
  WORKING_DAY,
  YEAR_OF_A_CUSTOMER,
  YEARS,
} from './assumptions.ts';
import { type Costs, OPERATIONS, type Operation, type Spent } from './costs.ts';
import { type Batching, meanTimeInBatch, meanWait, serviceOf, type Work, wait99 } from './queueing.ts';

const DAYS = 365;
const DAY_SECONDS = 86_400;
const GB = 1e9;

export interface Inputs {
  readonly costs: Costs;
  readonly groupCommit: Batching;
}

/** What so many customers ask for. */
export interface Demand {
  readonly customers: number;
  readonly requestsPerSecond: { readonly mean: number; readonly peak: number };
  readonly eventsPerSecond: { readonly mean: number; readonly peak: number };
  readonly eventsPerYear: number;
  readonly invoicesPerSecond: number;
  readonly streams: number;
  /** Processors in use at the peak. */
  readonly processors: Spent;
  /** Milliseconds of the api process for each request at the peak. */
  readonly mix: readonly Work[];
  readonly bytesPerYear: {
    readonly log: number;
    readonly keys: number;
    readonly readModels: number;
    readonly transparency: number;
  };
  readonly rebuildHours: number;
  /** Share of the time in which the one batch at a time that read models take is under way. */
  readonly applying: number;
  readonly mailsPerMonth: number;
  readonly deciders: number;
}

/** Seconds of a year's work that fall into each second of the busiest minutes. */
export const peakOf = (perYear: number): number => ((perYear / DAYS) * WORKING_DAY * Math.max(...DAY) * BURST) / 3_600;

const perYearOf = (operation: Operation): number => YEAR_OF_A_CUSTOMER[operation] ?? 0;
const over = (of: (operation: Operation) => number): number =>
  OPERATIONS.reduce((sum, operation) => sum + perYearOf(operation) * of(operation), 0);

export const demandOf = (customers: number, { costs }: Pick<Inputs, 'costs'>): Demand => {
  const requests = customers * over(() => 1);
  const withoutInvoices = customers * over((operation) => EVENTS_OF[operation] ?? 0);
  const invoices = customers * INVOICES;
  const eventsPerYear = withoutInvoices + invoices;
  const invoicesPerSecond = (invoices / DAYS / DAY_SECONDS) * INVOICE_DAY;
  const streams = peakOf(customers * VISITS) * VISIT_SECONDS;
  const billed = costs.operations.subscribe;
  // An invoice is issued by a worker; what a request for it takes is the subscription's.
  const spent = (who: keyof Spent) =>
    (peakOf(customers * over((operation) => costs.operations[operation][who])) +
      (who === 'api' ? streams * costs.stream.idleMs : invoicesPerSecond * billed[who])) /
    1_000;
  const stored = (part: keyof Costs['event']) => withoutInvoices * costs.event[part] + invoices * costs.invoice[part];
  const eachEvent = costs.rebuilt.product + costs.rebuilt.postgres;
  const peakEvents = peakOf(withoutInvoices) + invoicesPerSecond;
  return {
    customers,
    requestsPerSecond: { mean: requests / DAYS / DAY_SECONDS, peak: peakOf(requests) },
    eventsPerSecond: { mean: eventsPerYear / DAYS / DAY_SECONDS, peak: peakEvents },
    eventsPerYear,
    invoicesPerSecond,
    streams,
    processors: {
      api: spent('api'),
      projections: spent('projections'),
      worker: spent('worker'),
      postgres: spent('postgres'),
    },
    mix: OPERATIONS.filter((operation) => perYearOf(operation) > 0).map((operation) => ({
      weight: perYearOf(operation),
      takes: costs.operations[operation].api,
    })),
    bytesPerYear: {
      log: stored('log'),
      keys: stored('keys'),
      readModels: stored('readModels'),
      transparency: stored('transparency'),
    },
    rebuildHours: (eventsPerYear * YEARS * eachEvent) / 3_600_000,
    applying: (peakEvents * eachEvent) / 1_000,
    mailsPerMonth: (customers * MAILS) / 12,
    deciders: (customers * perYearOf('decide a review')) / DECISIONS_OF_A_PERSON,
  };
};

/** What it takes to answer that. */
export interface Plan {
  readonly processes: {
    readonly api: number;
    readonly projections: number;
    readonly worker: number;
    readonly relay: number;
  };
  /** Everything in one process and PostgreSQL beside it. */
  readonly alone: boolean;
  readonly databaseCores: number;
  readonly databaseGb: number;
  readonly memoryGb: number;
  readonly partitions: number;
  readonly brokers: number;
  /** Installations beside each other, each with a part of the customers. */
  readonly shards: number;
  /** Milliseconds that a request waits for its api process at the peak. */
  readonly wait: { readonly mean: number; readonly p99: number; readonly load: number };
  /** Milliseconds from an append to its acknowledgement at the peak. */
  readonly appendMs: number;
  readonly euros: {
    readonly processes: number;
    readonly database: number;
    readonly storage: number;
    readonly kafka: number;
    readonly mails: number;
    readonly rest: number;
    readonly people: number;
  };
}

const atLeast = (least: number, needed: number): number => Math.max(least, Math.ceil(needed));
const sum = (parts: Readonly<Record<string, number>>): number => Object.values(parts).reduce((a, b) => a + b, 0);

const shardsOf = ({ processors, applying, rebuildHours, bytesPerYear }: Demand): number =>
  atLeast(
    1,
    Math.max(
      (sum(bytesPerYear) * YEARS) / GB / DATABASE_LIMIT_GB,
      rebuildHours / REBUILD_LIMIT_HOURS,
      processors.postgres / FULL / DATABASE_CORES,
      processors.projections / FULL,
      processors.worker / FULL,
      applying / FULL,
    ),
  );

export const planFor = (demand: Demand, { groupCommit }: Inputs): Plan => {
  const { processors, streams, eventsPerSecond, mix, mailsPerMonth } = demand;
  const product = processors.api + processors.projections + processors.worker;
  const alone = demand.customers <= ALONE_CUSTOMERS && product <= FULL && streams <= STREAMS_OF_A_PROCESS;
  const shards = shardsOf(demand);
  const kafka = !alone && processors.projections > KAFKA_FROM;
  const api = alone ? 1 : shards * atLeast(2, Math.max(processors.api / FULL, streams / STREAMS_OF_A_PROCESS) / shards);
  const two = alone ? 0 : 2 * shards;
  const processes = { api, projections: two, worker: two, relay: kafka ? two : 0 };
  const brokers = kafka ? 3 : 0;
  const databaseCores = shards * atLeast(alone ? 1 : 2, processors.postgres / FULL / shards);
  const databaseGb = (sum(demand.bytesPerYear) * YEARS) / GB;
  const memoryGb = sum(processes) * PROCESS_MEMORY_GB + (streams * 30_000) / GB;
  // In one process everything takes turns; else only requests meet at an api process.
  const load = (alone ? product : processors.api) / api;
  const service = serviceOf(mix);
  return {
    processes,
    alone,
    databaseCores,
    databaseGb,
    memoryGb,
    // Reading is shared out finer than there are processes, so that one that is gone can be shared out, too.
    partitions: kafka ? Math.max(6, 3 * two) : 0,
    brokers,
    shards,
    wait: { mean: meanWait(service, 1, load), p99: wait99(service, load), load },
    appendMs: meanTimeInBatch(groupCommit, eventsPerSecond.peak / shards / 1_000),
    euros: {
      processes: Math.ceil(alone ? 1 : sum(processes)) * PRICES.core,
      database: databaseCores * PRICES.databaseCore * (alone ? 1 : DATABASES),
      storage: databaseGb * ((alone ? 1 : DATABASES) * PRICES.gigabyte + BACKUPS * PRICES.backupGigabyte),
      kafka: brokers * PRICES.broker,
      mails: (mailsPerMonth / 1_000) * PRICES.thousandMails,
      rest: PRICES.everythingElse,
      people: Math.ceil(demand.deciders) * PRICES.person,
    },
  };
};
