/** Closed formulas for waiting; times in the same unit as the service's. `npm run prove scaling` holds them against a simulation. */

/** A kind of work: how often it comes among all, and how long it takes. */
export interface Work {
  readonly weight: number;
  readonly takes: number;
}

export interface Service {
  readonly mean: number;
  /** Variance through the square of the mean: 0 for always the same, 1 for an exponential one. */
  readonly variation: number;
}

export const serviceOf = (mix: readonly Work[]): Service => {
  const weight = mix.reduce((sum, work) => sum + work.weight, 0);
  const moment = (power: number) => mix.reduce((sum, work) => sum + work.weight * work.takes ** power, 0) / weight;
  const mean = moment(1);
  return { mean, variation: moment(2) / mean ** 2 - 1 };
};

/** Erlang C: the share of arrivals that have to wait for one of the servers, each of them busy for `load` (below 1). */
export const shareThatWaits = (servers: number, load: number): number => {
  const offered = servers * load;
  let blocked = 1;
  for (let server = 1; server <= servers; server += 1) blocked = (offered * blocked) / (server + offered * blocked);
  return blocked / (1 - load * (1 - blocked));
};

/** Mean wait where arrivals are random and one queue feeds all servers: exact for one server (Pollaczek–Khinchine), else Allen–Cunneen. */
export const meanWait = ({ mean, variation }: Service, servers: number, load: number): number =>
  ((shareThatWaits(servers, load) * mean) / (servers * (1 - load))) * ((1 + variation) / 2);

/** What 99 of a hundred waits at one server stay below, were their tail an exponential one; 0 when fewer than 1 of 100 wait. */
export const wait99 = (service: Service, load: number): number =>
  load <= 0.01 ? 0 : (meanWait(service, 1, load) / load) * Math.log(load / 0.01);

/** Work that is done in batches, one at a time: what came meanwhile is the next batch. */
export interface Batching {
  readonly eachBatch: number;
  readonly eachItem: number;
  readonly most: number;
}

const HALVINGS = 50;
/** Beyond it, batches are as large as they may be, and the formula would divide by zero. */
const MOST_LOAD = 0.99;

/**
 * Mean size of a batch when items come at random, `rate` of them per unit of time: as many as come while the one before
 * is under way, or, when none came, the next one alone.
 */
export const meanBatch = ({ eachBatch, eachItem, most }: Batching, rate: number): number => {
  const grows = (size: number) => {
    const came = rate * (eachBatch + eachItem * size);
    return came + Math.exp(-came) > size;
  };
  let [least, largest] = [1, most];
  if (grows(largest)) return most;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (least + largest) / 2;
    if (grows(middle)) least = middle;
    else largest = middle;
  }
  return largest;
};

/**
 * How long an item takes on average: the rest of the batch under way, when there is one, and its own. More items arrive
 * in long batches than in short ones, and those who do share the next one with more.
 */
export const meanTimeInBatch = (batching: Batching, rate: number): number => {
  const { eachBatch, eachItem } = batching;
  const size = meanBatch(batching, rate);
  const takes = eachBatch + eachItem * size;
  const load = Math.min(rate * eachItem, MOST_LOAD);
  const busy = Math.min(1, (rate * takes) / size);
  const met = takes + (eachItem * load) / (1 - load ** 2);
  return eachBatch + eachItem + busy * met * (1 / 2 + load);
};

/** Items per unit of time when so many writers each wait for their item before they bring the next one. */
export const closedRate = ({ eachBatch, eachItem, most }: Batching, writers: number): number => {
  const batch = Math.min(most, writers);
  return batch / (eachBatch + eachItem * batch);
};
