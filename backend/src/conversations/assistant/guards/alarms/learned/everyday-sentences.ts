import { foreignSentences } from '../../../languages/foreign-sentences.ts';
import { bucketOf } from '../../../understanding/features.ts';
import { learnedSentences, writtenSentences } from '../../../understanding/learned.ts';

const REST = 1;

const oneIn = (every: number, sentences: readonly (readonly [sentence: string, ...unknown[]])[]): readonly string[] =>
  sentences.map(([sentence]) => sentence).filter((sentence) => bucketOf(sentence) % every === REST % every);

/** One in so many of what people ask every day, where none of it is an alarm; which ones, depends on no other sentence. */
export const everydaySentences = (every: number): readonly string[] =>
  oneIn(every, [...writtenSentences(), ...foreignSentences()]);

/** … and of what six kinds of people ask in other words, too. */
export const allEverydaySentences = (every: number): readonly string[] =>
  oneIn(every, [...learnedSentences(), ...foreignSentences()]);
