import type { Step } from '../../commands/steps.ts';

interface InARunOfAll {
  /** About how long it takes in this size: the longest begin first. */
  readonly seconds: number;
  /** Its size there: smaller than its own, which suits a machine that has nothing else to do. */
  readonly options?: readonly string[];
  /** It measures time, or keeps both processors busy by itself. */
  readonly alone?: boolean;
  readonly repeatsItself?: boolean;
}

/** Sizes that fit CI together. What is not named here runs in its own size beside others. */
export const RUN_OF_ALL: Readonly<Record<string, InARunOfAll>> = {
  // Most of it is building k6 where it is not installed.
  load: { seconds: 240 },
  // So it is of the S3 server.
  evidence: { seconds: 220 },
  // Most of it is waiting for the job that asks once a minute.
  witness: { seconds: 145 },
  kafka: { seconds: 225 },
  bench: { seconds: 130 },
  soak: { seconds: 100, options: ['--hours', '0.5'] },
  planted: { seconds: 100, options: ['--draw', '5'] },
  kill: { seconds: 90, options: ['--kills', '8'] },
  billing: { seconds: 75, options: ['--customers', '200'] },
  long: { seconds: 260, repeatsItself: true },
  // Half of it is waiting for the minute in which what is due is looked at.
  clock: { seconds: 300, options: ['--days=400', '--days=-35'] },
  // Its other parts are beside it. Half of it is building the image.
  operations: { seconds: 230, options: ['--parts', 'image,catching-up,versions', '--minutes', '0.3'] },
  settings: { seconds: 55 },
  disk: { seconds: 65 },
  journey: { seconds: 55 },
  rebuild: { seconds: 50, options: ['--rounds', '1'] },
  // Where Stripe's mock is not there, half of it is building that.
  stripe: { seconds: 55, options: ['--notices', '1500'] },
  streams: { seconds: 35, options: ['--streams', '2000'] },
  fuzz: { seconds: 25, options: ['--requests', '3000'] },
  // Each run draws others; all of them take half an hour.
  screens: { seconds: 290, options: ['--draw', '20'], alone: true, repeatsItself: true },
  lists: { seconds: 60, alone: true },
  'event-store': { seconds: 75, options: ['--others', '1000000', '--seconds', '10', '--kills', '2'], alone: true },
  lighthouse: { seconds: 50, options: ['--runs', '1'], alone: true },
};

/** Only when asked for: two compare speeds, which a busy machine gets wrong; one wants both processors for minutes. */
export const ONLY_BY_NAME: readonly string[] = ['admin-page', 'appends', 'cluster'];

/** Far more than the longest needs: nothing in a proof hangs for ever. */
const LONGEST_MS = 40 * 60_000;
const SHORT = { seconds: 30 };

const stepOfAll = (name: string): Step => {
  const { options = [], alone = false, repeatsItself = false }: InARunOfAll = RUN_OF_ALL[name] ?? SHORT;
  return {
    name: `prove ${name}`,
    command: ['node', `infra/proofs/${name}.proof.ts`, ...options],
    alone,
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
});
