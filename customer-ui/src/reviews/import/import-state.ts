import { REVIEW_IMPORT_MAX_REVIEWS } from '@sternklar/contracts/constants';
import type { ImportedLine } from '@sternklar/contracts/reviews/review-import.api';
import type { ImportLine } from './import-line.ts';

/** What became of a line that was sent: `refused` says why in German, `unsent` that nobody knows. */
export type Outcome =
  | { readonly is: 'submitted' }
  | { readonly is: 'refused'; readonly problems: readonly string[] }
  | { readonly is: 'unsent' };

/** The preview of an import: its lines, which of them are to be sent, and what became of those that were. */
export interface ImportState {
  readonly lines: readonly ImportLine[];
  /** Those that are looked at now, in their order. */
  readonly shown: readonly ImportLine[];
  readonly chosen: ReadonlySet<string>;
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** How many of how many lines are answered, while they are being sent. */
  readonly progress: { readonly answered: number; readonly all: number } | null;
  /** The last call got no answer at all. */
  readonly isUnreachable: boolean;
}

/** More would make the window slow. */
export const MOST_SHOWN = 1_000;

/** A refused line would be refused again; it is changed in the text first. */
export const isSendable = ({ outcomes }: ImportState, { key, problems }: ImportLine): boolean =>
  problems.length === 0 && (outcomes.get(key)?.is ?? 'unsent') === 'unsent';

export const toggled = (state: ImportState, key: string): ImportState => {
  const chosen = new Set(state.chosen);
  if (!chosen.delete(key)) chosen.add(key);
  return { ...state, chosen };
};

const isReady = (state: ImportState, line: ImportLine): boolean =>
  state.chosen.has(line.key) && isSendable(state, line);

const isFaulty = ({ outcomes }: ImportState, { key, problems }: ImportLine): boolean =>
  problems.length > 0 || outcomes.get(key)?.is === 'refused';

/** The lines that are sent next, in their order: no more than fit into one go, and none that nobody could look at. */
export const nextLines = (state: ImportState): readonly ImportLine[] =>
  state.shown.filter((line) => isReady(state, line)).slice(0, REVIEW_IMPORT_MAX_REVIEWS);

/** Of many lines those that go next are shown, those with a fault, and those that go later: what is done with makes room. */
const withShown = (state: ImportState): ImportState => {
  const { lines } = state;
  if (lines.length <= MOST_SHOWN) return { ...state, shown: lines };
  const next = new Set(nextLines({ ...state, shown: lines }));
  const rankOf = (line: ImportLine): number => {
    if (next.has(line)) return 0;
    if (isFaulty(state, line)) return 1;
    return isReady(state, line) ? 2 : 3;
  };
  const ranked = lines.map((line) => ({ line, rank: rankOf(line) })).sort((one, other) => one.rank - other.rank);
  const shown = new Set(ranked.slice(0, MOST_SHOWN).map(({ line }) => line));
  return { ...state, shown: lines.filter((line) => shown.has(line)) };
};

/** Lines with a fault cannot be sent, those that are there already or twice only when asked for. */
export const previewOf = (lines: readonly ImportLine[]): ImportState =>
  withShown({
    lines,
    shown: lines,
    chosen: new Set(
      lines.filter(({ problems, double }) => problems.length === 0 && double === null).map(({ key }) => key),
    ),
    outcomes: new Map(),
    progress: null,
    isUnreachable: false,
  });

/** How many lines come into sight once those that are shown are done with. */
export const laterOf = ({ lines, shown, outcomes }: ImportState): number => {
  const there = new Set(shown);
  return lines.filter((line) => !there.has(line) && outcomes.get(line.key)?.is !== 'submitted').length;
};

export const started = (state: ImportState): ImportState => {
  const outcomes = new Map(state.outcomes);
  const lines = nextLines(state);
  for (const { key } of lines) outcomes.delete(key);
  return { ...state, outcomes, progress: { answered: 0, all: lines.length }, isUnreachable: false };
};

const outcomeOf = (result: ImportedLine): Outcome =>
  result.outcome === 'submitted'
    ? { is: 'submitted' }
    : { is: 'refused', problems: result.errors.map(({ message }) => message) };

export const answered = (state: ImportState, results: readonly ImportedLine[]): ImportState => {
  const outcomes = new Map(state.outcomes);
  for (const result of results) outcomes.set(result.key, outcomeOf(result));
  const { progress } = state;
  return {
    ...state,
    outcomes,
    progress: progress && { ...progress, answered: progress.answered + results.length },
  };
};

/** Sending is over; the lines that were to be sent and got no answer may be sent again. */
export const ended = (state: ImportState, sent: readonly ImportLine[], isUnreachable: boolean): ImportState => {
  const outcomes = new Map(state.outcomes);
  for (const { key } of sent) if (!outcomes.has(key)) outcomes.set(key, { is: 'unsent' });
  return withShown({ ...state, outcomes, progress: null, isUnreachable });
};

/** What a line has to say beside its content. */
export const hasHint = (state: ImportState, line: ImportLine): boolean => {
  const outcome = state.outcomes.get(line.key);
  if (outcome !== undefined) return outcome.is !== 'submitted';
  return line.problems.length > 0 || line.double !== null;
};

export interface Tally {
  readonly ready: number;
  readonly faulty: number;
  readonly double: number;
  readonly submitted: number;
}

export const tallyOf = (state: ImportState): Tally => {
  const { lines, chosen, outcomes } = state;
  const count = (test: (line: ImportLine) => boolean) => lines.filter(test).length;
  const wasSubmitted = ({ key }: ImportLine) => outcomes.get(key)?.is === 'submitted';
  return {
    ready: count((line) => isReady(state, line)),
    faulty: count((line) => isFaulty(state, line)),
    double: count(({ key, double }) => double !== null && !chosen.has(key)),
    submitted: count(wasSubmitted),
  };
};

/** Everything that was to be sent is handed in. */
export const isDone = (state: ImportState): boolean => {
  const { ready, faulty, submitted } = tallyOf(state);
  return submitted > 0 && ready === 0 && faulty === 0;
};
