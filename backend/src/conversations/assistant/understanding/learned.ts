import { chatForPartnersTopics } from '../knowledge/chat-for-partners.ts';
import { knowledgeBase } from '../knowledge/knowledge-base.ts';
import { inHighGerman } from '../reading/dialect.ts';
import { germanConceptsIn } from '../reading/german-concepts.ts';
import { plainWords } from '../reading/german-words.ts';
import { remembered } from '../reading/remembered.ts';
import { type Example, type Guess, type Learned, learnedFrom, ranked, sharesBy } from './classifier.ts';
import { type Features, featuresOf, WEIGHTS } from './features.ts';
import { learnedOnce } from './kept-weights.ts';
import { laterParaphrases, paraphrases } from './paraphrases/all.ts';
import type { LearnedSentence } from './paraphrases/read-sentences.ts';
import { voicedParaphrases } from './paraphrases/voiced.ts';
import { readCorrected } from './reading.ts';

/** Asked by those with data of their own and by those without; one intent, whose answer depends on who asks. */
const SAME_AS: Readonly<Record<string, string>> = { 'own-status': 'own-overview' };

/** Topics that came later than the guards were measured. */
const LATER_TOPICS = new Set(chatForPartnersTopics.map(({ id }) => id));
const questionsOf = (isLater: boolean): readonly LearnedSentence[] =>
  knowledgeBase
    .filter(({ id }) => LATER_TOPICS.has(id) === isLater)
    .flatMap(({ id, questions }) => questions.map((question) => [question, SAME_AS[id] ?? id] as const));

/** Those that were written topic by topic; made anew each time, since nobody needs them once they are learned. */
export const writtenSentences = (): readonly LearnedSentence[] => [...paraphrases(), ...questionsOf(false)];

/** … and what six kinds of people ask in other words. */
export const learnedSentences = (): readonly LearnedSentence[] => [...voicedParaphrases(), ...writtenSentences()];

/** All that intents are learned from: those too that came later, which guards are not learned beside. What is told anew there counts there. */
export const intentSentences = (): readonly LearnedSentence[] => {
  const later = [...questionsOf(true), ...laterParaphrases()];
  const anew = new Set(later.map(([sentence]) => sentence));
  return [...learnedSentences().filter(([sentence]) => !anew.has(sentence)), ...later];
};

/** Found by learning four fifths of the sentences and asking the rest: here small words and parts of words tell more. */
const WEIGHTS_HERE = { ...WEIGHTS, part: 0.7, word: 1, filler: 1 };

/** Its words, and what they speak of. */
const read = (text: string): Features => featuresOf(text, { concepts: germanConceptsIn(text), weights: WEIGHTS_HERE });

const toExample = ([sentence, intent]: LearnedSentence): Example => ({
  intent,
  features: read(sentence),
});

/** What a topic's answer says is a hint of what it is asked for: each of its sentences, for so much of a question. */
const OF_ANSWERS = 0.4;
const SENTENCE_END = /(?<=[.!?:])\s+/u;
const answerExamples = (): readonly Example[] =>
  knowledgeBase.flatMap(({ id, title, answer }) =>
    [title, ...answer.split(SENTENCE_END)].map((sentence) => ({
      ...toExample([sentence, SAME_AS[id] ?? id]),
      weight: OF_ANSWERS,
    })),
  );

/** Which share is left out, was found as the weights were; a second order, of which the mean is taken, adds nothing to it. */
const TRAINING = { epochs: 6, leftOut: 0.2 } as const;

const learnedFromThese = (sentences: readonly LearnedSentence[]): Learned => {
  const known = new Set(sentences.map(([, intent]) => intent));
  const examples = [...sentences.map(toExample), ...answerExamples().filter(({ intent }) => known.has(intent))];
  return learnedFrom(examples, TRAINING);
};

let learned: Learned | null = null;

/** Learns, if nobody has yet; takes seconds where nothing was kept, so do it before the first question comes. */
export const learn = (): Learned => {
  learned ??= learnedOnce('intents', () => learnedFromThese(intentSentences()));
  return learned;
};

/** Learned apart by some voices, and answered as one: how many there are is told with how they stand. */
const COUNTED = 'own-review-counts';
const TOLD_WITH = 'own-overview';
const withCounted = (intents: readonly string[], shares: Float64Array): Float64Array => {
  const counted = intents.indexOf(COUNTED);
  const told = intents.indexOf(TOLD_WITH);
  if (counted < 0 || told < 0) return shares;
  shares[told] = (shares[told] ?? 0) + (shares[counted] ?? 0);
  shares[counted] = 0;
  return shares;
};

const sharesOf = (known: Learned, text: string): Float64Array => {
  const written = sharesBy(known, read(text));
  const words = plainWords(text);
  const elsewhere = inHighGerman(words);
  const corrected = readCorrected(elsewhere === words ? text : elsewhere.join(' ')).words.join(' ');
  if (corrected === words.join(' ')) return written;
  const meant = sharesBy(known, read(corrected));
  return written.map((share, position) => (share + (meant[position] ?? 0)) / 2);
};

const guessAll = (text: string): readonly Guess[] => {
  const known = learn();
  return ranked(known.intents, withCounted(known.intents, sharesOf(known, text)));
};

/** A message is asked for as a whole and in parts, by guards and by what follows them; the latest of these texts are kept, in memory alone. */
const MOST_TEXTS_KEPT = 12;
let guessed = remembered(guessAll, MOST_TEXTS_KEPT);

/**
 * What a text may ask for, the likeliest first: as it is written, and with misspelt words as what they were meant to be and those of
 * dialects as they are elsewhere.
 */
export const guess = (text: string): readonly Guess[] => guessed(text);

/** Learns some of the sentences alone from here on, to measure what that is worth; nothing of it is kept. */
export const learnOnly = (sentences: readonly LearnedSentence[]): void => {
  learned = learnedFromThese(sentences);
  guessed = remembered(guessAll, MOST_TEXTS_KEPT);
};
