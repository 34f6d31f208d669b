import { foreignLanguage, germanShare, type Language } from '../guards/language.ts';
import { plainWords } from '../reading/german-words.ts';
import { remembered } from '../reading/remembered.ts';
import { type Classifier, classifierOf, type Guess, learnedFrom } from '../understanding/classifier.ts';
import { featuresOf } from '../understanding/features.ts';
import { learnedOnce } from '../understanding/kept-weights.ts';
import { writtenSentences } from '../understanding/learned.ts';
import { foreignConceptsIn } from './foreign-concepts.ts';
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

const featuresWithConcepts = (text: string) => featuresOf(text, { concepts: foreignConceptsIn(text) });

const germanSentences = (): readonly string[] =>
  writtenSentences()
    .filter((_, position) => position % EVERY === 0)
    .map(([sentence]) => sentence);

/** Learns the other languages, if nobody has yet. */
export const learnLanguages = (): Learned => {
  if (learned !== null) return learned;
  const languages = learnedOnce('languages', () =>
    learnedFrom(
      [
        ...foreignSentences().map(([sentence, , intent]) => ({ intent, features: featuresOf(sentence) })),
        ...germanSentences().map((sentence) => ({ intent: GERMAN, features: featuresOf(sentence) })),
      ],
      { rows: ROWS },
    ),
  );
  const intents = learnedOnce('foreign-intents', () =>
    learnedFrom(
      foreignSentences().map(([sentence, intent]) => ({ intent, features: featuresWithConcepts(sentence) })),
      { rows: ROWS },
    ),
  );
  learned = { languages: classifierOf(languages), intents: classifierOf(intents) };
  return learned;
};

const top = (guesses: readonly Guess[]): Guess => guesses[0] ?? { intent: GERMAN, share: 0 };

/** By likeness alone, a language must be so likely, and more than a word or two written. */
const SURELY = 0.8;
/** A German word among others ('Apple Pay oder Google Pay') makes it likelier that it is German. */
const RATHER = 0.35;
const FEW_WORDS = 2;
const MOSTLY = 0.5;

const read = (message: string): Language | typeof GERMAN => {
  const words = plainWords(message);
  const byWords = foreignLanguage(message, words);
  const like = top(learnLanguages().languages(featuresOf(message)));
  // Low German shares small words with Dutch, dialects with others.
  if (byWords === 'nl' && like.intent !== 'nl') return GERMAN;
  const enough = germanShare(words) > 0 ? RATHER : SURELY;
  if (like.intent === GERMAN)
    return byWords !== null && like.share >= enough && words.length > FEW_WORDS ? GERMAN : (byWords ?? GERMAN);
  // 'und mit Jens?': its small words are German.
  if (byWords === null && germanShare(words) >= MOSTLY) return GERMAN;
  return byWords ?? (like.share >= SURELY && words.length > FEW_WORDS ? (like.intent as Language) : GERMAN);
};

/** Guards ask for it again and again. */
const MOST_TEXTS_KEPT = 16;
const known = remembered(read, MOST_TEXTS_KEPT);

/** Which language other than German a message is written in: by its small words and letters, and by what it is like. Pure. */
export const languageOf = (message: string): Language | null => {
  const language = known(message);
  return language === GERMAN ? null : language;
};

const END = /(?<=[?!.؟])\s+/u;
const MOST = 3;
/** From here on a question in another language is answered. */
const SURE = 0.3;
const UNKNOWN = 'unknown';
/** Nobody is handed to a person on a vague likeness. */
const SURE_OF_PERSON = 0.5;
const PERSON = 'person';

export interface ForeignQuestion {
  readonly intent: string;
  readonly share: number;
}

/** Where one sentence may ask two things: 'what does it cost and for how long am I bound'. */
const JOINT = /[,;،]\s*|\s+(?:and|or|y|o|et|ou|e|i|oraz|и|или|та|ve|en|și|ili|و)\s+/iu;
/** So sure must each half be: it has fewer words to tell. */
const SURE_OF_HALF = 0.45;
const FEW_WORDS_OF_HALF = 2;
/** Who says hello, or for whom they ask, asks nothing by that. */
const TALK: readonly string[] = [UNKNOWN, 'greeting', 'thanks', 'language', 'product'];

/** What a message in another language asks for, each once; none when it is not sure enough. Pure. */
export const askedIn = (message: string): readonly ForeignQuestion[] => {
  const { intents } = learnLanguages();
  const best = (text: string): Guess => top(intents(featuresWithConcepts(text)));
  const halvesOf = (text: string): readonly ForeignQuestion[] =>
    text
      .split(JOINT)
      .filter((half) => plainWords(half).length >= FEW_WORDS_OF_HALF)
      .slice(0, MOST)
      .map(best)
      .filter(({ intent, share }) => share >= SURE_OF_HALF && !TALK.includes(intent));
  const sure = (text: string): readonly ForeignQuestion[] => {
    const whole = best(text);
    const halves = halvesOf(text);
    // Several things are asked only where the whole is about one of them.
    if (new Set(halves.map(({ intent }) => intent)).size > 1 && halves.some(({ intent }) => intent === whole.intent))
      return halves;
    return whole.share >= (whole.intent === PERSON ? SURE_OF_PERSON : SURE) && whole.intent !== UNKNOWN ? [whole] : [];
  };
  const parts = message.split(END).slice(-MOST).flatMap(sure);
  const asked = parts.length > 0 ? parts : sure(message);
  return asked.filter(({ intent }, position) => asked.findIndex((one) => one.intent === intent) === position);
};
