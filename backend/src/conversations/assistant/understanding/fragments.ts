import type { Guess } from './classifier.ts';

/** One thing that was found in a part of a message; `asks`: that part is written as a question. */
interface Found {
  readonly intent: string;
  readonly text: string;
  readonly asks?: boolean;
}

/** So sure must the whole of a message be of one thing for its fragments to be held against it. */
const SURE_OF_THE_WHOLE = 0.6;
/** … and so hardly must it be about what a fragment alone is taken for. */
const HARDLY_OF_THE_WHOLE = 0.03;

const shareOf = (guesses: readonly Guess[], intent: string): number =>
  guesses.find((one) => one.intent === intent)?.share ?? 0;

/** Whoever wishes for a person says so in passing. */
const isFragment = ({ intent, asks }: Found): boolean => asks === false && intent !== 'person';

/**
 * Without what only a fragment is taken for ('Das Steuerbüro fragt: …', 'Mal ehrlich, …'), while the
 * whole of the message is clearly about something else.
 */
export const withoutFragments = <One extends Found>(found: readonly One[], whole: readonly Guess[]): readonly One[] => {
  const [best] = whole;
  if (best === undefined || best.share < SURE_OF_THE_WHOLE) return found;
  return found.filter((one) => !isFragment(one) || shareOf(whole, one.intent) >= HARDLY_OF_THE_WHOLE);
};

/** What the whole of a message is about before what a part of it is; those alike in the order of the message. */
export const likeliestFirst = <One extends Found>(found: readonly One[], whole: readonly Guess[]): readonly One[] =>
  found.toSorted((one, other) => shareOf(whole, other.intent) - shareOf(whole, one.intent));
