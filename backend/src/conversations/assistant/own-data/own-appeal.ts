import type { ToCheckBecause } from '@sternklar/contracts/reviews/casework/casework-words';
import type { OwnReview } from './customer-facts.ts';
import { dayInWords, sentences } from './in-words.ts';
import { nextInWords } from './next-in-words.ts';
import { ownReplies } from './own-replies.ts';

const possible = () => ownReplies.againstRefusal;
/** The one appeal is there, by what is to be looked at. */
const WHILE_POSSIBLE: Readonly<Record<ToCheckBecause, (day: string) => string>> = {
  'customer-answered': possible,
  'answer-entered': possible,
  'platform-asked': possible,
  'follow-up-due': possible,
  'appeal-wished': ownReplies.appealWished,
  'told-after-refusal': possible,
};

/** What a refusal leaves: the one appeal, or what became of it. */
export const afterRefusal = ({ next, appealUsed }: OwnReview): string => {
  if (next === null) return ownReplies.againstRefusal;
  const unlessUsed = (words: string): string => (appealUsed ? ownReplies.appealUsed(false) : words);
  switch (next.state) {
    case 'withdrawn':
      return nextInWords(next, dayInWords);
    case 'decided':
      return appealUsed ? ownReplies.appealUsed(true) : ownReplies.againstRefusal;
    case 'waiting-for-customer':
      return sentences(unlessUsed(ownReplies.againstRefusal), nextInWords(next, dayInWords));
    case 'answer-to-enter':
      return unlessUsed(WHILE_POSSIBLE[next.because](dayInWords(next.since)));
    case 'incomplete':
    case 'ready-to-forward':
    case 'waiting-for-platform':
      return unlessUsed(ownReplies.againstRefusal);
  }
};
