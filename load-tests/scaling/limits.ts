import { DATABASE_CORES, DATABASE_LIMIT_GB, FULL, REBUILD_LIMIT_HOURS, SMALL, YEARS } from './assumptions.ts';
import { type Demand, demandOf, type Inputs } from './model.ts';
import { closedRate } from './queueing.ts';

/** Something of which there is only so much, and what to do when it is used up. */
export interface Limit {
  readonly what: string;
  readonly remedy: string;
  /** Customers with whom it is as full as it may be. */
  readonly customers: number;
}

interface Resource {
  readonly what: string;
  readonly remedy: string;
  /** Share of what may be used. */
  readonly used: (demand: Demand, inputs: Inputs) => number;
}

const gigabytes = ({ bytesPerYear }: Demand): number =>
  (YEARS * Object.values(bytesPerYear).reduce((a, b) => a + b, 0)) / 1e9;
/** Many writers at once, in events per second: as fast as batches go. */
const WRITERS = 500;

/** In one process on the small machine. */
const ALONE: readonly Resource[] = [
  {
    what: 'one person who decides reviews',
    remedy: 'more of them: the back office has a queue that hands each review to one',
    used: ({ deciders }) => deciders,
  },
  {
    what: 'the one thread of the one process',
    remedy: 'a process for each role (`ROLE`), at first on the same machine',
    used: ({ processors: { api, projections, worker } }) => (api + projections + worker) / FULL,
  },
  {
    what: 'the processors of the machine',
    remedy: 'PostgreSQL on a machine of its own (`DATABASE_URL`), then more cores',
    used: ({ processors: { api, projections, worker, postgres } }) =>
      (api + projections + worker + postgres) / (SMALL.cores * FULL),
  },
  {
    what: 'its disk, after five years',
    remedy: 'a larger disk; nothing of the log can be left out',
    used: (demand) => gigabytes(demand) / SMALL.diskGb,
  },
  {
    what: 'an hour for a rebuild of all read models, after five years',
    remedy: 'rebuild one read model at a time, which is what a change of one needs; the product serves meanwhile',
    used: ({ rebuildHours }) => rebuildHours / SMALL.rebuildHours,
  },
  {
    what: 'live streams of a process',
    remedy: 'more `api` processes; `MAX_LIVE_STREAMS` where there is memory',
    used: ({ streams }) => streams / SMALL.streams,
  },
];

/** With as many processes as one likes on one database. */
const TOGETHER: readonly Resource[] = [
  {
    what: 'the thread of `projections`: reading, decrypting, applying',
    remedy: 'Kafka, which shares out reading and decrypting; then shards',
    used: ({ processors }) => processors.projections / FULL,
  },
  {
    what: 'the thread of `worker`: reactors and mails run in one at a time',
    remedy: 'shards; or invoices as PDF drawn elsewhere, which nobody has built',
    used: ({ processors }) => processors.worker / FULL,
  },
  {
    what: 'batches of read models, which take turns in the database',
    remedy: 'shards; totals kept for each partition would allow batches beside each other, which nobody has built',
    used: ({ applying }) => applying / FULL,
  },
  {
    what: `PostgreSQL on ${DATABASE_CORES} cores`,
    remedy: 'lists from a replica, which nobody has built; shards; the log in KurrentDB (`EVENT_STORE_URL`)',
    used: ({ processors }) => processors.postgres / FULL / DATABASE_CORES,
  },
  {
    what: 'the one writer of the log: batches take turns there, too',
    remedy: 'the log in KurrentDB; shards',
    used: ({ eventsPerSecond }, { groupCommit }) =>
      eventsPerSecond.peak / 1_000 / (closedRate(groupCommit, WRITERS) * FULL),
  },
  {
    what: `${DATABASE_LIMIT_GB / 1_000} TB of database, after five years`,
    remedy: 'shards; the transparency log and old events on cheaper disks (tablespaces)',
    used: (demand) => gigabytes(demand) / DATABASE_LIMIT_GB,
  },
  {
    what: `${REBUILD_LIMIT_HOURS} hours for a rebuild of all read models, after five years`,
    remedy: 'one read model at a time; shards, which are rebuilt beside each other',
    used: ({ rebuildHours }) => rebuildHours / REBUILD_LIMIT_HOURS,
  },
];

/** Everything that is asked for grows with the customers, so what a million use says how many fill it. */
const SAMPLE = 1_000_000;

const inOrder = (resources: readonly Resource[], inputs: Inputs): readonly Limit[] => {
  const demand = demandOf(SAMPLE, inputs);
  return resources
    .map(({ what, remedy, used }) => ({ what, remedy, customers: SAMPLE / used(demand, inputs) }))
    .sort((a, b) => a.customers - b.customers);
};

/** What is full first, in one process on the small machine. */
export const limitsAlone = (inputs: Inputs): readonly Limit[] => inOrder(ALONE, inputs);
/** What is full first, with as many processes as one likes on one database. */
export const limitsTogether = (inputs: Inputs): readonly Limit[] => inOrder(TOGETHER, inputs);
