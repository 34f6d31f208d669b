import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Asker } from '../../backend/src/conversations/assistant/testing/asked-customers.ts';
import type { FreshQuestion } from './fresh-questions.ts';
import type { JudgedQuestion } from './grade-rounds.ts';
import { VERDICTS, type Verdict, verdictOf } from './verdict.ts';

/** An answer of a round as a person reads it, without the marks. */
export interface Sampled {
  readonly n: number;
  readonly asker: Asker;
  readonly before: readonly string[];
  readonly question: string;
  readonly answer: string;
}

/** The same with the mark that the person gave. */
export interface HandMarked extends Sampled {
  readonly mark: Verdict;
}

/** Whole numbers that are the same each time (a linear congruence modulo 2^32, upper bits). */
const numbersFrom = (seed: number) => {
  let state = seed >>> 0;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** So many of the answers, chosen by the seed, each once. */
export const sampleOf = (judged: readonly JudgedQuestion[], count: number, seed: number): readonly Sampled[] => {
  const next = numbersFrom(seed);
  const left = [...judged];
  const chosen = Array.from({ length: Math.min(count, left.length) }, () => left.splice(next(left.length), 1)).flat();
  return chosen.map(({ asked, text }, position) => ({
    n: position + 1,
    asker: asked.asker,
    before: asked.before,
    question: asked.question,
    answer: text,
  }));
};

const isVerdict = (mark: unknown): mark is Verdict => VERDICTS.some((verdict) => verdict === mark);

/** A sample with the marks of a person, by number. Throws when one is missing, unknown or given twice. */
export const withMarks = (
  sample: readonly Sampled[],
  marks: readonly { readonly n: number; readonly mark: string }[],
): readonly HandMarked[] =>
  sample.map((one) => {
    const given = marks.filter(({ n }) => n === one.n).map(({ mark }) => mark);
    const [mark] = given;
    if (given.length !== 1 || !isVerdict(mark))
      throw new Error(`Answer ${one.n} needs one mark: ${VERDICTS.join(', ')}.`);
    return { ...one, mark };
  });

export interface Agreement {
  readonly answers: number;
  /** The share of the answers that both mark the same, 0 to 1. */
  readonly share: number;
  /** Cohen's kappa: 1 for the same marks, 0 for what chance would give, less for worse. */
  readonly kappa: number;
  /** How often each pair of marks was given. */
  readonly pairs: readonly { readonly byHand: Verdict; readonly byMarks: Verdict; readonly count: number }[];
}

/** How far two sets of marks agree. Throws when there are none. */
export const agreementOf = (pairs: readonly (readonly [byHand: Verdict, byMarks: Verdict])[]): Agreement => {
  if (pairs.length === 0) throw new Error('There is nothing to compare.');
  const count = (byHand: Verdict, byMarks: Verdict) =>
    pairs.filter(([one, other]) => one === byHand && other === byMarks).length;
  const sameBy = (mark: Verdict) => count(mark, mark) / pairs.length;
  const share = VERDICTS.reduce((sum, mark) => sum + sameBy(mark), 0);
  const byChance = VERDICTS.reduce((sum, mark) => {
    const byHand = pairs.filter(([one]) => one === mark).length / pairs.length;
    const byMarks = pairs.filter(([, other]) => other === mark).length / pairs.length;
    return sum + byHand * byMarks;
  }, 0);
  return {
    answers: pairs.length,
    share,
    // Both gave every answer the same one mark.
    kappa: byChance >= 1 ? 1 : (share - byChance) / (1 - byChance),
    pairs: VERDICTS.flatMap((byHand) =>
      VERDICTS.map((byMarks) => ({ byHand, byMarks, count: count(byHand, byMarks) })),
    ).filter((one) => one.count > 0),
  };
};

/** How far a person's marks agree with those of the patterns, on the same answers. Throws when a question is not of the round. */
export const agreementWith = (marked: readonly HandMarked[], questions: readonly FreshQuestion[]): Agreement =>
  agreementOf(
    marked.map(({ question, asker, answer, mark }) => {
      const asked = questions.find((one) => one.question === question && one.asker === asker);
      if (asked === undefined) throw new Error(`No question of the round: ${question}`);
      return [mark, verdictOf(asked, answer).verdict] as const;
    }),
  );

/** Samples of rounds that a person has marked, by the name of the round. */
export const readHandMarked = (folder = join(import.meta.dirname, 'marked-by-hand')) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((file) => ({
      name: basename(file, '.json'),
      marked: JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly HandMarked[],
    }));
