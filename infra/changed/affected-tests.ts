import { posix } from 'node:path';

/** Which files each source uses; every source is in it. */
export type Uses = ReadonlyMap<string, readonly string[]>;

export interface Affected {
  /** Nearest first. */
  readonly tests: readonly string[];
  /** How many more could see the change, by way of the whole product: those are for `npm test`. */
  readonly leftOut: number;
}

/** So many steps from user to user lie between what changed and a test … */
const MOST_STEPS = 3;
/** … and none goes on from a file that uses so many others: above it lies the whole product, and with it every test. */
const GATHERS = 60;
const MOST_TESTS = 60;

const UNIT_TEST = /^(?:[^/]+\/src|infra|load-tests)\/.*\.test\.ts$/;
const SOURCE = /\.[cm]?[jt]sx?$/;

/** What names the part of the product that a file is about, the same in every package; elsewhere its folder. */
const partOf = (file: string): string => {
  const [top, second, third = '', fourth = ''] = posix.dirname(file).split('/');
  if (second !== 'src') return [top, second, third].join('/');
  return third === 'platform' || third === 'engine' ? `${third}/${fourth}` : third || `${top}`;
};

/** A file and everything it uses, directly or not. */
const reach = (uses: Uses, start: string): ReadonlySet<string> => {
  const reached = new Set([start]);
  for (const file of reached) for (const used of uses.get(file) ?? []) reached.add(used);
  return reached;
};

const usersIn = (uses: Uses): Uses => {
  const users = new Map<string, string[]>();
  for (const [user, used] of uses) {
    for (const file of used) {
      const known = users.get(file);
      if (known) known.push(user);
      else users.set(file, [user]);
    }
  }
  return users;
};

/** How many steps away each file is that uses the given ones without the whole product in between. */
const stepsAway = (uses: Uses, users: Uses, from: readonly string[]): ReadonlyMap<string, number> => {
  const steps = new Map(from.map((file) => [file, 0]));
  for (const [file, step] of steps) {
    const isEnd = step === MOST_STEPS || (step > 0 && reach(uses, file).size > GATHERS);
    if (!isEnd) for (const user of users.get(file) ?? []) if (!steps.has(user)) steps.set(user, step + 1);
  }
  return steps;
};

/** What nobody names, such as a template, is taken for a piece of the sources beside it, or of those in the folder above. */
const sourcesOf = (file: string, uses: Uses, users: Uses): readonly string[] => {
  if (SOURCE.test(file) || users.has(file)) return [file];
  for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) {
    const beside = [...uses.keys()].filter((source) => posix.dirname(source) === folder);
    if (beside.length > 0) return beside;
  }
  return [];
};

/**
 * The unit tests that most likely see a change: those that use what changed by at most three steps that do not lead through
 * the whole product, then those of the same part of the product (a capability, a folder of an engine) that use it at all.
 */
export const affectedTests = (uses: Uses, changed: readonly string[]): Affected => {
  const users = usersIn(uses);
  const tests = [...uses.keys()]
    .filter((file) => UNIT_TEST.test(file))
    .map((test) => [test, reach(uses, test)] as const);
  const nearest = new Map<string, number>();
  const seeing = new Set<string>();
  for (const file of changed) {
    const sources = sourcesOf(file, uses, users);
    const steps = stepsAway(uses, users, sources);
    for (const [test, reached] of tests) {
      if (!sources.some((source) => reached.has(source))) continue;
      seeing.add(test);
      const step = steps.get(test) ?? (partOf(test) === partOf(file) ? MOST_STEPS + 1 : Number.POSITIVE_INFINITY);
      nearest.set(test, Math.min(step, nearest.get(test) ?? step));
    }
  }
  const near = [...nearest].filter(([, step]) => Number.isFinite(step)).sort(([, a], [, b]) => a - b);
  const taken = near.slice(0, MOST_TESTS).map(([test]) => test);
  return { tests: taken, leftOut: seeing.size - taken.length };
};
