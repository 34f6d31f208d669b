/** What `.test-runs.jsonl` says, for people: a line for each run, and how often each commit was green as a whole. */

interface LoggedRun {
  /** ISO 8601. */
  readonly start: string;
  readonly commit: string | null;
  readonly asked: 'everything' | readonly string[];
  /** Of the machine when it began. */
  readonly load: number | null;
  readonly besideBurner: boolean;
  /** Null for one that was interrupted, or is still under way. */
  readonly end: {
    readonly result: 'passed' | 'failed';
    readonly seconds: number;
    readonly passed: number;
    readonly failed: readonly string[];
    readonly byChance: readonly string[];
  } | null;
}

interface Line {
  readonly start: string;
  readonly commit: string | null;
  readonly asked: LoggedRun['asked'];
  readonly load?: number;
  readonly besideBurner?: boolean;
  readonly result?: 'passed' | 'failed';
  readonly seconds?: number;
  readonly passed?: number;
  readonly failed?: readonly string[];
  readonly byChance?: readonly string[];
}

const isEnd = ({ result }: Line): boolean => result !== undefined;

const endOf = ({ result = 'failed', seconds = 0, passed = 0, failed = [], byChance = [] }: Line) => ({
  ...{ result, seconds, passed, failed, byChance },
});

/** A line that was cut short says nothing. */
const parsed = (text: string): readonly Line[] => {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
};

/** The runs of a log, in the order in which they began. */
export const runsOf = (log: string): readonly LoggedRun[] => {
  const lines = log.split('\n').flatMap(parsed);
  const ends = new Map(lines.filter(isEnd).map((line) => [line.start, line]));
  return lines
    .filter((line) => !isEnd(line))
    .map(({ start, commit, asked, load = null, besideBurner = false }) => {
      const end = ends.get(start);
      return { start, commit, asked, load, besideBurner, end: end === undefined ? null : endOf(end) };
    });
};

const SHORT_COMMIT = 8;

const shortCommit = (commit: string | null): string =>
  commit === null ? 'no commit' : `${commit.slice(0, SHORT_COMMIT)}${commit.endsWith('+') ? '+' : ''}`;

const firstLine = (text: string): string => text.split('\n')[0] ?? '';

const wordsOfEnd = ({ end }: LoggedRun): string => {
  if (end === null) return 'without an end: interrupted, or still under way';
  const { result, seconds, passed, failed, byChance } = end;
  if (result === 'failed') return `failed: ${failed.length}, after ${Math.round(seconds)} s`;
  return `green${byChance.length > 0 ? ' the second time' : ''}: ${passed} tests in ${Math.round(seconds)} s`;
};

const linesOf = (run: LoggedRun): readonly string[] => {
  const { start, commit, asked, load, besideBurner, end } = run;
  const when = start.slice(0, 16).replace('T', ' ');
  const what = asked === 'everything' ? 'whole' : asked.join(' ');
  const beside = `load ${load ?? '?'}${besideBurner ? ', beside a burner' : ''}`;
  return [
    `${when}  ${shortCommit(commit).padEnd(SHORT_COMMIT + 1)}  ${what}, ${beside}  ${wordsOfEnd(run)}`,
    ...(end?.failed ?? []).map((name) => `    failed: ${firstLine(name)}`),
    ...(end?.byChance ?? []).map((name) => `    by chance: ${firstLine(name)}`),
  ];
};

const isGreenAtOnce = ({ end }: LoggedRun): boolean => end?.result === 'passed' && end.byChance.length === 0;

/** Of whole runs of one commit: how many there were, and how they went. */
const wordsOfCommit = (runs: readonly LoggedRun[]): string => {
  const count = (is: (run: LoggedRun) => boolean) => runs.filter(is).length;
  const parts = [
    `${count(isGreenAtOnce)} green at once`,
    `${count(({ end }) => end?.result === 'passed' && end.byChance.length > 0)} the second time`,
    `${count(({ end }) => end?.result === 'failed')} failed`,
    `${count(({ end }) => end === null)} without an end`,
  ];
  return `${runs.length} whole runs, ${count(({ besideBurner }) => besideBurner)} of them beside a burner: ${parts.join(', ')}`;
};

/** Every run, the newest last, and below them what is to be said of each commit that was run as a whole. */
export const runsTable = (runs: readonly LoggedRun[]): string => {
  const whole = Map.groupBy(
    runs.filter(({ asked }) => asked === 'everything'),
    ({ commit }) => commit,
  );
  const commits = [...whole].map(([commit, ofIt]) => `${shortCommit(commit)}: ${wordsOfCommit(ofIt)}`);
  return [...runs.flatMap(linesOf), ...(commits.length > 0 ? ['', ...commits] : [])].join('\n');
};
