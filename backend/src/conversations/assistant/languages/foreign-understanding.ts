import { foreignLanguage, type Language } from '../guards/language.ts';
import { plainWords } from '../reading/german-words.ts';
import { type Classifier, type Guess, trainClassifier } from '../understanding/classifier.ts';
import { featuresOf } from '../understanding/features.ts';
import { learnedSentences } from '../understanding/learned.ts';
import { foreignSentences } from './foreign-sentences.ts';

const GERMAN = 'de';
/** Of the German sentences every so many is enough to know the language by. */
const EVERY = 3;
const ROWS = 1 << 12;

interface Learned {
  readonly languages: Classifier;
  readonly intents: Classifier;
}
let learned: Learned | null = null;

/** Learns the other languages, if nobody has yet. */
export const learnLanguages = (): Learned => {
  if (learned !== null) return learned;
  const foreign = foreignSentences.map(([sentence, intent, language]) => ({
    intent,
    language,
    features: featuresOf(sentence),
  }));
  const german = learnedSentences
    .filter((_, position) => position % EVERY === 0)
    .map(([sentence]) => ({ intent: GERMAN, features: featuresOf(sentence) }));
  learned = {
    languages: trainClassifier(
      [...foreign.map(({ language, features }) => ({ intent: language, features })), ...german],
      { rows: ROWS },
    ),
    intents: trainClassifier(foreign, { rows: ROWS }),
  };
  return learned;
};

const top = (guesses: readonly Guess[]): Guess => guesses[0] ?? { intent: GERMAN, share: 0 };

/** By likeness alone, a language must be so likely, and more than a word or two written. */
const SURELY = 0.8;
const FEW_WORDS = 2;

/** Which language other than German a message is written in: by its small words and letters, and by what it is like. Pure. */
export const languageOf = (message: string): Language | null => {
  const words = plainWords(message);
  const byWords = foreignLanguage(message, words);
  const like = top(learnLanguages().languages(featuresOf(message)));
  // Low German shares small words with Dutch, dialects with others.
  if (byWords === 'nl' && like.intent !== 'nl') return null;
  if (like.intent === GERMAN)
    return byWords !== null && like.share >= SURELY && words.length > FEW_WORDS ? null : byWords;
  return byWords ?? (like.share >= SURELY && words.length > FEW_WORDS ? (like.intent as Language) : null);
};

const END = /(?<=[?!.؟])\s+/u;
const MOST = 3;
/** From here on a question in another language is answered. */
const SURE = 0.3;
const UNKNOWN = 'unknown';

export interface ForeignQuestion {
  readonly intent: string;
  readonly share: number;
}

/** What a message in another language asks for, each once; none when it is not sure enough. Pure. */
export const askedIn = (message: string): readonly ForeignQuestion[] => {
  const { intents } = learnLanguages();
  const sure = (text: string): readonly ForeignQuestion[] => {
    const best = top(intents(featuresOf(text)));
    return best.share >= SURE && best.intent !== UNKNOWN ? [best] : [];
  };
  const parts = message.split(END).slice(-MOST).flatMap(sure);
  const asked = parts.length > 0 ? parts : sure(message);
  return asked.filter(({ intent }, position) => asked.findIndex((one) => one.intent === intent) === position);
};
