import { foreignSentences } from '../../../languages/foreign-sentences.ts';
import { bucketOf } from '../../../understanding/features.ts';
import { learnedSentences } from '../../../understanding/learned.ts';

const REST = 1;

/** One in so many of what people ask every day, where none of it is an alarm; which ones, depends on no other sentence. */
export const everydaySentences = (every: number): readonly string[] =>
  [...learnedSentences(), ...foreignSentences()]
    .map(([sentence]) => sentence)
    .filter((sentence) => bucketOf(sentence) % every === REST);
