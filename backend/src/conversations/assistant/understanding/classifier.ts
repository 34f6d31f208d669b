import { BUCKETS, type Features } from './features.ts';

export interface Example {
  readonly intent: string;
  readonly features: Features;
  /** How much it counts; 1 if nothing is said. */
  readonly weight?: number;
}

export interface Guess {
  readonly intent: string;
  /** From 0 to 1; those of all intents add up to 1, but for what is left out as all but impossible. */
  readonly share: number;
}

/** Says what a text may ask for, the likeliest first. */
export type Classifier = (features: Features) => readonly Guess[];

type Numbers = Float32Array | Float64Array;

/** As `addRows` is written out for. */
const ROWS_AT_ONCE = 4;
const EPOCHS = 4;
const FIRST_STEP = 6;
/** Intents that a step moves by less are left alone; in the later rounds that is nearly all of them. */
const TOO_SMALL = 8e-3;

/** Numbers from 0 to 1 that are the same in every process (mulberry32). */
const numbersFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A number that depends on what an example's features are, and on nothing else. */
const markOf = ({ features: { buckets } }: Example): number => {
  let mark = 0;
  for (const bucket of buckets) mark = (mark + Math.imul(bucket + 1, 0x9e3779b1)) | 0;
  return mark;
};

/** In an order by chance in which one more example changes nothing for the others. */
const shuffled = (examples: readonly Example[], random: () => number): readonly Example[] => {
  const salt = Math.floor(random() * 2 ** 32);
  return examples
    .map((example) => ({ example, place: Math.imul(markOf(example) ^ salt, 0x85ebca6b) >>> 0 }))
    .sort((one, other) => one.place - other.place)
    .map(({ example }) => example);
};

/** Some of the features, by chance, of unit length again. */
const withoutSome = ({ buckets, weights }: Features, share: number, random: () => number): Features => {
  const keptBuckets = new Uint16Array(buckets.length);
  const keptWeights = new Float32Array(buckets.length);
  let count = 0;
  let sum = 0;
  for (let index = 0; index < buckets.length; index += 1) {
    if (random() < share) continue;
    keptBuckets[count] = at(buckets, index);
    keptWeights[count] = at(weights, index);
    sum += at(weights, index) ** 2;
    count += 1;
  }
  const norm = Math.sqrt(sum) || 1;
  for (let index = 0; index < count; index += 1) keptWeights[index] = at(keptWeights, index) / norm;
  return { buckets: keptBuckets.subarray(0, count), weights: keptWeights.subarray(0, count) };
};

/** The softmax of sums, in place. */
const toShares = (sums: Numbers): void => {
  let most = Number.NEGATIVE_INFINITY;
  for (const sum of sums) most = Math.max(most, sum);
  let total = 0;
  for (let index = 0; index < sums.length; index += 1) {
    const share = Math.exp(at(sums, index) - most);
    sums[index] = share;
    total += share;
  }
  for (let index = 0; index < sums.length; index += 1) sums[index] = at(sums, index) / total;
};

/** The position is always one of the array's; asking whether would cost half of the time. */
const at = (array: Numbers | Uint16Array | Int8Array, position: number): number => array[position] as number;

export interface Training {
  /** Several: it learns in as many orders and takes the mean, which depends less on any one example. */
  readonly seeds?: readonly number[];
  /** How many rows of weights, a power of two; fewer for what is learned from few sentences. */
  readonly rows?: number;
  /** How often everything is read. */
  readonly epochs?: number;
  /** This share of a sentence's features is left out each time it is read, others each time: no single word is relied on. */
  readonly leftOut?: number;
}

/** What was learned: for each bucket a row with a weight for each intent. */
export interface Learned {
  readonly intents: readonly string[];
  /** Row after row, each weight as a whole number of 8 bits. */
  readonly table: Int8Array;
  /** What one of a row is worth, a number for each row, in steps. */
  readonly units: Uint16Array;
  readonly step: number;
}

const MOST_OF_A_CELL = 127;
const MOST_OF_A_UNIT = 65_535;

/** Weights as whole numbers of 8 bits, by rows, which is a quarter of the memory; what rounding moves is in `docs/assistant.md`. */
const packed = (weights: Float32Array, width: number): Pick<Learned, 'table' | 'units' | 'step'> => {
  const table = new Int8Array(weights.length);
  const units = new Uint16Array(weights.length / width);
  let mostOfAll = 0;
  for (const weight of weights) mostOfAll = Math.max(mostOfAll, Math.abs(weight));
  const step = mostOfAll / MOST_OF_A_CELL / MOST_OF_A_UNIT;
  for (let row = 0; row < units.length; row += 1) {
    const cells = weights.subarray(row * width, (row + 1) * width);
    let most = 0;
    for (const weight of cells) most = Math.max(most, Math.abs(weight));
    // Up, so that no cell is more than it holds.
    units[row] = step === 0 ? 0 : Math.min(MOST_OF_A_UNIT, Math.ceil(most / MOST_OF_A_CELL / step));
    const unit = at(units, row) * step || 1;
    for (let cell = 0; cell < width; cell += 1) table[row * width + cell] = Math.round(at(cells, cell) / unit);
  }
  return { table, units, step };
};

/**
 * Into `sums` what rows of weights say of each intent, so much of each. Four rows at a time: reading and writing the sums costs
 * as much as a row does, and this is where the most time of an answer goes.
 */
const addRows = ({ table, units, step }: Learned, { buckets, weights }: Features, sums: Float64Array): void => {
  const width = sums.length;
  const fold = units.length - 1;
  const rowAt = (index: number): number => at(buckets, index) & fold;
  const worthAt = (index: number): number => at(weights, index) * at(units, rowAt(index)) * step;
  const fours = buckets.length - (buckets.length % ROWS_AT_ONCE);
  for (let index = 0; index < fours; index += ROWS_AT_ONCE) {
    const [one, other, third, fourth] = [index, index + 1, index + 2, index + 3] as const;
    const [atOne, ofOne] = [rowAt(one) * width, worthAt(one)];
    const [atOther, ofOther] = [rowAt(other) * width, worthAt(other)];
    const [atThird, ofThird] = [rowAt(third) * width, worthAt(third)];
    const [atFourth, ofFourth] = [rowAt(fourth) * width, worthAt(fourth)];
    for (let intent = 0; intent < width; intent += 1) {
      sums[intent] =
        at(sums, intent) +
        ofOne * at(table, atOne + intent) +
        ofOther * at(table, atOther + intent) +
        ofThird * at(table, atThird + intent) +
        ofFourth * at(table, atFourth + intent);
    }
  }
  for (let index = fours; index < buckets.length; index += 1) {
    const [row, worth] = [rowAt(index) * width, worthAt(index)];
    for (let intent = 0; intent < width; intent += 1) sums[intent] = at(sums, intent) + worth * at(table, row + intent);
  }
};

/** How likely each intent is, in their order; what is learned may say it of the same text in two spellings. */
export const sharesBy = (learned: Learned, features: Features): Float64Array => {
  const shares = new Float64Array(learned.intents.length);
  addRows(learned, features, shares);
  toShares(shares);
  return shares;
};

/** What is less likely is told to nobody … */
const LEAST = 2e-5;
/** … nor more than the likeliest: lists of all two hundred would be most of what is kept of a message. */
const MOST_TOLD = 24;

/** The likeliest first, without what hardly is. */
export const ranked = (intents: readonly string[], shares: Float64Array): readonly Guess[] => {
  const guesses: Guess[] = [];
  for (const [position, intent] of intents.entries()) {
    const share = at(shares, position);
    if (share >= LEAST) guesses.push({ intent, share });
  }
  return guesses.sort((one, other) => other.share - one.share).slice(0, MOST_TOLD);
};

/** Tells intents apart by what was learned, now or before. */
export const classifierOf =
  (learned: Learned): Classifier =>
  (features) =>
    ranked(learned.intents, sharesBy(learned, features));

/**
 * Learns to tell intents apart: logistic regression over all of them at once. The same examples and seeds, the same table. Keeps
 * nothing of what it needs while it learns.
 */
export const learnedFrom = (
  examples: readonly Example[],
  { seeds = [1], rows: most = BUCKETS, epochs = EPOCHS, leftOut = 0 }: Training,
): Learned => {
  const intents = [...new Set(examples.map(({ intent }) => intent))];
  const width = intents.length;
  const positions = new Map(intents.map((intent, position) => [intent, position]));
  const table = new Float32Array(most * width);
  const fold = most - 1;
  const intoShares = ({ buckets, weights }: Features, shares: Float32Array): void => {
    shares.fill(0);
    for (let index = 0; index < buckets.length; index += 1) {
      const row = (at(buckets, index) & fold) * width;
      const weight = at(weights, index);
      for (let intent = 0; intent < width; intent += 1) {
        shares[intent] = at(shares, intent) + weight * at(table, row + intent);
      }
    }
    toShares(shares);
  };
  const steps = new Float32Array(width);
  const moved = new Uint16Array(width);
  /** Which intents are to be moved, and how far; says how many. */
  const errorsOf = (intent: string, shares: Float32Array, step: number): number => {
    const right = positions.get(intent);
    let count = 0;
    for (let position = 0; position < width; position += 1) {
      const error = (position === right ? 1 : 0) - at(shares, position);
      if (Math.abs(error) < TOO_SMALL) continue;
      steps[count] = step * error;
      moved[count] = position;
      count += 1;
    }
    return count;
  };
  const learn = ({ buckets, weights }: Features, count: number): void => {
    if (count === 0) return;
    for (let index = 0; index < buckets.length; index += 1) {
      const row = (at(buckets, index) & fold) * width;
      const weight = at(weights, index);
      for (let one = 0; one < count; one += 1) {
        const cell = row + at(moved, one);
        table[cell] = at(table, cell) + at(steps, one) * weight;
      }
    }
  };
  const shares = new Float32Array(width);
  const readAll = (random: () => number, step: number): void => {
    for (const { intent, features, weight = 1 } of shuffled(examples, random)) {
      const read = leftOut > 0 ? withoutSome(features, leftOut, random) : features;
      intoShares(read, shares);
      learn(read, errorsOf(intent, shares, step * weight));
    }
  };
  const sum = seeds.length > 1 ? new Float32Array(table.length) : null;
  for (const seed of seeds) {
    const random = numbersFrom(seed);
    if (sum) table.fill(0);
    for (let epoch = 0; epoch < epochs; epoch += 1) readAll(random, FIRST_STEP / (1 + epoch));
    if (sum)
      for (let cell = 0; cell < sum.length; cell += 1) sum[cell] = at(sum, cell) + at(table, cell) / seeds.length;
  }
  return { intents, ...packed(sum ?? table, width) };
};
