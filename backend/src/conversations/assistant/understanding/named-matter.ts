import type { AskedByWord } from '../knowledge/asked-by-word.ts';

/** Answered with a sentence, and no topics: nothing is learned of them. */
export const SIGN_OUT = 'sign-out';
export const SIGN_IN_WHERE = 'sign-in-where';
export const NOTICE_REMINDER = 'notice-reminder';

/** A matter that its words name, whatever else the question sounds like. */
export interface Matter {
  /** What answers it, in this order. */
  readonly intents: readonly string[];
  /** What the question is taken for as a rule, and gives way; null where its words leave nothing else that could be meant. */
  readonly insteadOf: readonly string[] | null;
  /** What few words of another part are taken for gives way, too: 'Wo ist die Grenze?'. */
  readonly isAllOfIt?: boolean;
}

/** Beginnings of words as `plainWords` has them; one that ends with a space is a whole word, or the last one whole of several. */
export type Beginnings = string;

/** One that is told by words in any order. Patterns would be shorter, and each takes more memory than all of these. */
export interface MatterOfWords extends Matter {
  /** Of each, one. */
  readonly all: readonly Beginnings[];
  readonly none?: Beginnings;
  /** What the whole message, or what was written before it, speaks of as well. */
  readonly within?: Beginnings;
  /** What was written before it must speak of: it leans on that. */
  readonly after?: Beginnings;
}

/** A text as words in plain letters, with a space around it, and what stands around and before it. */
interface ReadForMatters {
  readonly text: string;
  readonly around: string;
  readonly before: string;
}

/** One string of them takes a third of the memory of a list. */
const BAR = '|';
const has = (text: string, beginnings: Beginnings): boolean => {
  for (let from = 0; from < beginnings.length; ) {
    const bar = beginnings.indexOf(BAR, from);
    const end = bar < 0 ? beginnings.length : bar;
    if (text.includes(beginnings.slice(from, end))) return true;
    from = end + 1;
  }
  return false;
};

/** Whether a text names a matter. Pure. */
export const isNamedBy = ({ all, none, within, after }: MatterOfWords, read: ReadForMatters): boolean =>
  all.every((one) => has(read.text, one)) &&
  !(none && has(read.text, none)) &&
  (!within || has(read.around, within)) &&
  (!after || has(read.before, after));

/** What is answered by its word alone. */
export const byWord = (...words: readonly AskedByWord[]): readonly string[] => words;
/** Beginnings of words between bars, in one list or more. */
export const any = (...lists: readonly string[]): Beginnings => ` ${lists.join(BAR).replaceAll(BAR, `${BAR} `)}`;
