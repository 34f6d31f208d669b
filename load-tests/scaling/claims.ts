import { DAY, SIZES } from './assumptions.ts';
import { demandOf, type Inputs, planFor } from './model.ts';
import {
  type Batching,
  closedRate,
  meanBatch,
  meanTimeInBatch,
  meanWait,
  type Service,
  serviceOf,
  wait99,
} from './queueing.ts';
import { createRandom, exponential } from './random.ts';
import { byTheHour, drawing, simulateBatches, simulateQueue, simulateWriters } from './simulation.ts';

/** Something that the model says, what came out otherwise, and what may lie between. */
export interface Claim {
  readonly what: string;
  readonly says: number;
  readonly came: number;
  /** The least and the most that `came` may be, through `says`. */
  readonly between: readonly [number, number];
}

export const holds = ({ says, came, between: [least, most] }: Claim): boolean =>
  came >= says * least && came <= says * most;

const ARRIVALS = 400_000;
const LOADS = [0.3, 0.5, 0.8];
/** Simulated means of so many arrivals wander by a few hundredths. */
const NEAR: Claim['between'] = [0.92, 1.08];
/** The formula takes it that a batch takes longer than an item of it, as the measured ones do. */
const BATCHES: Claim['between'] = [0.9, 1.1];
/** What is measured depends on more than the model knows. */
const MEASURED: Claim['between'] = [0.7, 1.3];

const EXPONENTIAL: Service = { mean: 1, variation: 1 };

/** Random arrivals and times at one queue for all servers: textbook ground, on which the simulation itself is tried. */
const erlang = (): Claim[] =>
  [1, 2, 4].flatMap((servers) =>
    LOADS.map((load): Claim => {
      const random = createRandom(1_000 * servers + 100 * load);
      const queue = { gap: () => exponential(random, servers * load), takes: () => exponential(random, 1) };
      return {
        what: `M/M/${servers}, load ${load}: mean wait`,
        says: meanWait(EXPONENTIAL, servers, load),
        came: simulateQueue({ ...queue, servers, sharing: 'one queue' }, ARRIVALS).mean,
        between: NEAR,
      };
    }),
  );

/** Requests as they are mixed, at an api process. */
const requests = (inputs: Inputs): Claim[] => {
  const { mix } = demandOf(SIZES[0], inputs);
  const service = serviceOf(mix);
  return LOADS.flatMap((load) => {
    const random = createRandom(7 + 100 * load);
    const gap = () => exponential(random, load / service.mean);
    const waits = simulateQueue({ servers: 1, sharing: 'one queue', gap, takes: drawing(mix, random) }, ARRIVALS);
    return [
      {
        what: `requests, load ${load}: mean wait, ms`,
        says: meanWait(service, 1, load),
        came: waits.mean,
        between: NEAR,
      },
      {
        what: `requests, load ${load}: p99 of waits, ms`,
        says: wait99(service, load),
        came: waits.p99,
        between: [0.6, 1.4] as const,
      },
    ];
  });
};

/** The busiest hours of a day at the planned processes, requests shared out in turn: no worse than the model's plan says. */
const days = (inputs: Inputs): Claim[] =>
  SIZES.flatMap((customers) => {
    const demand = demandOf(customers, inputs);
    const { processes, wait, alone } = planFor(demand, inputs);
    const random = createRandom(customers);
    const perMs = demand.requestsPerSecond.peak / 1_000;
    const other = alone ? demand.processors.projections + demand.processors.worker : 0;
    // In one process read models and reactors take their time from the same thread.
    const mix = demand.mix.map(({ weight, takes }) => ({ weight, takes: takes + other / perMs }));
    const around = DAY.slice(9, 12);
    const gap = byTheHour({ day: around, busiest: perMs, secondsPerUnit: 1e-3 }, random);
    const arrivals = Math.min(ARRIVALS, Math.ceil(perMs * 3 * 3_600_000));
    const takes = drawing(mix, random);
    const waits = simulateQueue({ servers: processes.api, sharing: 'in turn', gap, takes }, arrivals, 500);
    return [
      {
        what: `${customers} customers, busiest hours: mean wait, ms, at most`,
        says: wait.mean,
        came: waits.mean,
        between: [0, alone ? 2 : 1.1] as const,
      },
      {
        what: `${customers} customers: share of requests that wait 500 ms, at most`,
        says: 0.01,
        came: waits.longShare,
        between: [0, 1] as const,
      },
    ];
  });

/** Batches of one thing at a time: of the log, and of read models, whose lag it is. */
const batches = ({ groupCommit, costs }: Inputs): Claim[] => {
  const applying: Batching = {
    eachBatch: groupCommit.eachBatch,
    eachItem: costs.rebuilt.product + costs.rebuilt.postgres,
    most: 500,
  };
  return Object.entries({ log: groupCommit, 'read models': applying }).flatMap(([name, batching]) =>
    [0.05, 0.5, 0.8].flatMap((load): Claim[] => {
      const random = createRandom(31 + 10 * load);
      const rate = load / batching.eachItem;
      const came = simulateBatches(batching, () => exponential(random, rate), ARRIVALS);
      const what = `batches of the ${name}, ${(rate * 1_000).toFixed(0)} events/s`;
      return [
        { what: `${what}: mean size`, says: meanBatch(batching, rate), came: came.batch, between: BATCHES },
        {
          what: `${what}: mean time, ms`,
          says: meanTimeInBatch(batching, rate),
          came: came.mean,
          between: BATCHES,
        },
      ];
    }),
  );
};

/** Writers who each wait for their append: formula, simulation and what `npm run bench -- append` measured. */
const writers = ({ groupCommit }: Inputs, measured: ReadonlyMap<number, number>): Claim[] =>
  [...measured].flatMap(([count, perSecond]): Claim[] => {
    const random = createRandom(count);
    const pause = () => exponential(random, 1 / (0.01 * groupCommit.eachBatch));
    const says = closedRate(groupCommit, count) * 1_000;
    const simulated = simulateWriters(groupCommit, { writers: count, pause }, 2_000) * 1_000;
    const what = `${count} writers, events/s`;
    return [
      { what: `${what}: simulated`, says, came: simulated, between: [0.6, 1.1] },
      { what: `${what}: measured`, says, came: perSecond, between: MEASURED },
    ];
  });

/** Everything that can be tried without a product. */
export const claimsOf = (inputs: Inputs, measured: ReadonlyMap<number, number>): readonly Claim[] => [
  ...erlang(),
  ...requests(inputs),
  ...days(inputs),
  ...batches(inputs),
  ...writers(inputs, measured),
];
