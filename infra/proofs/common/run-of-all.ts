import { COMPILED_SOURCES } from '../../../backend/src/testing/run-program.ts';
import type { Step } from '../../commands/steps.ts';

interface InARunOfAll {
  /** About how long it takes in this size: the longest begin first. */
  readonly seconds: number;
  /** Its size there: smaller than its own, which suits a machine that has nothing else to do. */
  readonly options?: readonly string[];
  /** It measures time, or keeps both processors busy by itself. */
  readonly alone?: boolean;
  /** It waits most of the time: beside the others, in a lane of its own. */
  readonly waits?: boolean;
  readonly repeatsItself?: boolean;
}

/** Sizes that fit CI together. What is not named here takes less than half a minute, in its own size beside others. */
export const RUN_OF_ALL: Readonly<Record<string, InARunOfAll>> = {
  // Half of it is waiting for the minute in which what is due is looked at.
  clock: { seconds: 165, options: ['--days=400'], waits: true },
  // For elections, and for members that are slow or asleep. Each run deals what both versions go through.
  kafka: { seconds: 220, options: ['--deal'], waits: true },
  // For the job that asks once a minute.
  witness: { seconds: 100, options: ['--forgeries', '13'], waits: true },
  // Half of it is waiting until a mail in the hands of a killed sender goes out.
  billing: { seconds: 80, options: ['--customers', '200'], waits: true },
  // Half of it is waiting until commands are refused, and until there is room again.
  disk: { seconds: 100, waits: true },
  // For what the log says, or must not say. Each run draws others.
  settings: { seconds: 75, options: ['--draw', '5'], waits: true },
  // One of them by lot; its other parts are beside it. The image, which takes eight minutes to be built, once in six.
  operations: {
    seconds: 150,
    options: [
      '--parts',
      'image,versions,versions,versions,commit-before,commit-before',
      '--draw',
      '1',
      '--minutes',
      '0.3',
    ],
  },
  // Most of it is building k6 where nobody has done that yet.
  load: { seconds: 150 },
  // Each run draws others.
  long: { seconds: 140, options: ['--draw', '12'], repeatsItself: true },
  // Each run draws others.
  bench: { seconds: 65, options: ['--draw', '2'] },
  roles: { seconds: 180 },
  soak: { seconds: 90, options: ['--hours', '0.2', '--requests', '1200'] },
  kill: { seconds: 65, options: ['--kills', '4'] },
  // Most of it is building the S3 server where nobody has done that yet.
  evidence: { seconds: 80 },
  planted: { seconds: 200, options: ['--draw', '5'] },
  batches: { seconds: 60, options: ['--kills', '12'] },
  journey: { seconds: 135 },
  audit: { seconds: 60, options: ['--mutations', '800'] },
  streams: { seconds: 45, options: ['--streams', '2000'] },
  rebuild: { seconds: 90, options: ['--rounds', '1', '--reviews', '500', '--rest', '3'] },
  // Where Stripe's mock is not there, half of it is building that.
  stripe: { seconds: 30, options: ['--notices', '1500'] },
  fuzz: { seconds: 45, options: ['--requests', '2000'] },
  // Each run draws others; all of them take half an hour.
  screens: { seconds: 110, options: ['--draw', '4'], alone: true, repeatsItself: true },
  'event-store': {
    seconds: 100,
    options: ['--others', '250000', '--seconds', '6', '--kills', '2', '--idle', '5'],
    alone: true,
  },
  // Each run draws others.
  lists: { seconds: 70, options: ['--draw', '700'], alone: true },
  lighthouse: { seconds: 35, options: ['--runs', '1'], alone: true },
};

/** Only when asked for: two compare speeds, which a busy machine gets wrong; one wants both processors for minutes. */
export const ONLY_BY_NAME: readonly string[] = ['admin-page', 'appends', 'cluster'];

/** Far more than the longest needs: nothing in a proof hangs for ever. */
const LONGEST_MS = 40 * 60_000;
const SHORT = { seconds: 20 };

const stepOfAll = (name: string): Step => {
  const { options = [], alone = false, waits = false, repeatsItself = false }: InARunOfAll = RUN_OF_ALL[name] ?? SHORT;
  return {
    name: `prove ${name}`,
    command: ['node', `infra/proofs/${name}.proof.ts`, ...options],
    env: COMPILED_SOURCES,
    alone,
    waits,
    repeatsItself,
    limitMs: LONGEST_MS,
  };
};

const secondsOf = (name: string): number => (RUN_OF_ALL[name] ?? SHORT).seconds;

/** All proofs but those only by name, the longest first. */
export const stepsOfAll = (names: readonly string[]): readonly Step[] =>
  names
    .filter((name) => !ONLY_BY_NAME.includes(name))
    .toSorted((one, other) => secondsOf(other) - secondsOf(one))
    .map(stepOfAll);

/** One that was asked for, in its own size or the one given. */
export const stepOf = (name: string, options: readonly string[]): Step => ({
  name: `prove ${name}`,
  command: ['node', `infra/proofs/${name}.proof.ts`, ...options],
  env: COMPILED_SOURCES,
});
