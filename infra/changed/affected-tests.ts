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

const nameOf = (file: string): string => posix.basename(file).replace(/\.test\.ts$|\.[cm]?[jt]sx?$/, '');
const firstWordOf = (file: string): string => nameOf(file).split('.')[0] ?? '';

/** 0 for the test of that name beside a file, then those that begin like it, then others of its folder, then all others. */
const besideOf = (file: string, test: string): number => {
  if (posix.dirname(test) !== posix.dirname(file)) return 3;
  if (nameOf(test) === nameOf(file)) return 0;
  return firstWordOf(test) === firstWordOf(file) ? 1 : 2;
};

/** How many folders and words of their names two files have in common, from their part of the product on. */
const inCommon = (file: string, test: string): number => {
  const words = (one: string) =>
    one
      .replace(/\.test\.ts$/, '')
      .split(/[/.-]/)
      .slice(1);
  const own = new Set(words(file));
  return new Set(words(test).filter((word) => own.has(word))).size;
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

/** How near a test is to what changed: what counts most stands first. */
type Nearness = readonly [beside: number, steps: number, notInCommon: number];

const compared = (one: Nearness, other: Nearness): number =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

const nearerOf = (one: Nearness, other: Nearness = one): Nearness => (compared(one, other) <= 0 ? one : other);

const nearnessOf = (test: string, file: string, steps: number): Nearness => [
  // A test that is changed itself comes first of all.
  test === file ? -1 : besideOf(file, test),
  steps,
  -inCommon(file, test),
];

/**
 * The unit tests that most likely see a change: those beside what changed, of its name first; those that use it by at most
 * three steps that do not lead through the whole product; then those of the same part of the product (a capability, a folder of
 * an engine) that use it at all. Of two as near the one whose name and folders are more like it.
 */
export const affectedTests = (uses: Uses, changed: readonly string[]): Affected => {
  const users = usersIn(uses);
  const tests = [...uses.keys()]
    .filter((file) => UNIT_TEST.test(file))
    .map((test) => [test, reach(uses, test)] as const);
  const nearest = new Map<string, Nearness>();
  const seeing = new Set<string>();
  for (const file of changed) {
    const sources = sourcesOf(file, uses, users);
    const steps = stepsAway(uses, users, sources);
    for (const [test, reached] of tests) {
      if (!sources.some((source) => reached.has(source))) continue;
      seeing.add(test);
      const step = steps.get(test) ?? (partOf(test) === partOf(file) ? MOST_STEPS + 1 : null);
      if (step !== null) nearest.set(test, nearerOf(nearnessOf(test, file, step), nearest.get(test)));
    }
  }
  const taken = [...nearest]
    .sort(([, one], [, other]) => compared(one, other))
    .slice(0, MOST_TESTS)
    .map(([test]) => test);
  return { tests: taken, leftOut: seeing.size - taken.length };
};
