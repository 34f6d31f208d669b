import { type LearnedSentence, sentencesOf } from './read-sentences.ts';

/** By who asks, and how. */
const VOICES = [
  'in-a-hurry',
  'from-north-and-east',
  'from-the-south',
  'in-many-turns-of-phrase',
  'formally',
  'young-and-new-to-german',
] as const;

/** How six kinds of people who had read no answer ask for every intent, mostly without its usual words. */
export const voicedParaphrases = (): readonly LearnedSentence[] =>
  VOICES.flatMap((voice) => sentencesOf(`voices/${voice}`));
