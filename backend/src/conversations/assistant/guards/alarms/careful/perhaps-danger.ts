import { languageOf } from '../../../languages/foreign-understanding.ts';
import { plainWords } from '../../../reading/german-words.ts';
import { plainlySpelt } from '../../../reading/plainly-spelt.ts';
import { type Classifier, classifierOf, learnedFrom } from '../../../understanding/classifier.ts';
import { learnedOnce } from '../../../understanding/kept-weights.ts';
import { guess, writtenSentences } from '../../../understanding/learned.ts';
import { excuses } from '../../small-talk.ts';
import { alarmSentences } from '../learned/alarm-sentences.ts';
import { besideExcuse } from '../learned/beside-excuse.ts';
import { DANGERS, likeDanger } from '../learned/learned-alarms.ts';
import { soundsLikeDanger } from '../learned/learned-dangers.ts';
import { isOfDangerousTrade, isOfThatTrade, isReported, onlySoundsLike } from '../only-sounds-like-it.ts';
import { sentencesIn } from '../phrase.ts';
import { inOwnWords } from '../quoted.ts';
import { goesOnWithName, isOfFiction, isStillSeen } from '../spoken-of.ts';
import { dangerConceptsIn, dangerFeaturesOf, speaksOfDanger } from './danger-features.ts';

const DANGER = 'danger';
const NONE = 'none';
const TRAINING = { seeds: [1, 2, 3], leftOut: 0.1, rows: 1 << 14 } as const;
/** Of what is asked every day every second one is enough. */
const EVERY = 2;

let learned: Classifier | null = null;

const sentences = (): readonly (readonly [sentence: string, intent: string])[] => [
  ...alarmSentences().map(
    ([sentence, alarm]) => [sentence, DANGERS.some((danger) => danger === alarm) ? DANGER : NONE] as const,
  ),
  ...writtenSentences()
    .filter((_, position) => position % EVERY === 0)
    .map(([sentence]) => [sentence, NONE] as const),
];

/** Learns what dangers speak of, in whatever words, if nobody has yet. */
export const learnDanger = (): Classifier => {
  if (learned !== null) return learned;
  const examples = () =>
    sentences().map(([sentence, intent]) => ({ intent, features: dangerFeaturesOf(dangerConceptsIn(sentence)) }));
  learned = classifierOf(learnedOnce('danger', () => learnedFrom(examples(), TRAINING)));
  return learned;
};

/** How much it counts that a text is like a known danger, and that something else is asked, beside what it speaks of. */
const OF_LIKENESS = 0.35;
const OF_QUESTION = 0.6;
/** From here on care is taken; found on messages that are kept apart. */
const ENOUGH = 0.43;

/** What is longer tells too much at once: it is read by sentences, and piece by piece, each half in the one before. */
const MOST_WORDS_AT_ONCE = 40;
const STEP = MOST_WORDS_AT_ONCE / 2;
const MOST_WORDS = 400;
const FEWEST_WORDS = 5;
const MOST_SENTENCES = 12;

/** A message, its sentences, and two that follow one another, as far as each can be told. */
const textsIn = (message: string): ReadonlySet<string> => {
  const sentences = sentencesIn(message)
    .slice(0, MOST_SENTENCES)
    .map(({ words }) => words);
  const inTwo = sentences.slice(1).map((words, before) => [...(sentences[before] ?? []), ...words]);
  const told = [...sentences, ...inTwo].filter(({ length }) => length >= FEWEST_WORDS && length <= MOST_WORDS_AT_ONCE);
  const whole = plainWords(message).slice(0, MOST_WORDS);
  const pieces = whole
    .filter((_, position) => position % STEP === 0)
    .map((_, piece) => whole.slice(piece * STEP, piece * STEP + MOST_WORDS_AT_ONCE));
  return new Set([...(whole.length <= MOST_WORDS_AT_ONCE ? [whole] : pieces), ...told].map((words) => words.join(' ')));
};

/** What the whole message asks counts for each of its sentences, so much. */
const OF_THE_WHOLE = 0.6;

const askedIn = (text: string): number => {
  const [best] = guess(text);
  return best === undefined || best.intent === 'unknown' ? 0 : best.share;
};

/** How surely a text tells of danger; below `ENOUGH` it does not. */
const spokenIn = (text: string, enough: number): number => {
  const concepts = dangerConceptsIn(text);
  if (!speaksOfDanger(concepts)) return 0;
  const spoken = learnDanger()(dangerFeaturesOf(concepts)).find(({ intent }) => intent === DANGER)?.share ?? 0;
  return spoken + OF_LIKENESS < enough ? 0 : spoken + OF_LIKENESS * likeDanger(text);
};

/** Idioms, another's words about the business, and a trade that lives with death. */
const onlySounds = (text: string): boolean => {
  const words = text.split(' ');
  return onlySoundsLike('danger-to-others', words) || isReported(words) || isOfThatTrade(words);
};

/**
 * From here on it is enough that a message sounds like a danger, less so much of what it surely asks; and what sounds like none is none,
 * whatever its words speak of. Found by learning from five of six people and asking the sixth, twice: 421 of 470 were seen where it
 * were 390, and 47 of 630 mistaken where it were 58.
 */
const SOUNDS_ENOUGH = 0.43;
const OF_QUESTION_TO_SOUND = 0.5;
/** … more where few words speak of nothing that dangers do ('hat ihr haus einen parkplatz'): of 1,950 dangers this leaves one out. */
const FEW_WORDS_TO_SOUND = 12;
const SOUNDS_ENOUGH_OF_FEW = 0.8;
/** … and a little more where many do. */
const SOUNDS_ENOUGH_OF_NOTHING = 0.6;
const SOUNDS_LIKE_NONE = 0.05;
/** A word or two tell nothing: 'viel', 'zu Hause'. */
const FEWEST_WORDS_TO_TELL = 3;
/** … and more of one sentence of many, which says less of what it is about. */
const SENTENCE_SOUNDS_LIKE_NONE = 0.12;
/** How much it counts, beside what is spoken of, what it sounds like. */
const OF_SOUND = 0.3;

/** Whether what the words of a message speak of is what dangers speak of, and it is not clearly a question about the product. */
const speaksOfOne = (message: string, less: number): boolean => {
  const enough = ENOUGH - less;
  const whole = plainWords(message).join(' ');
  const told = [...textsIn(message)]
    .map((text) => ({ text, spoken: spokenIn(text, enough) }))
    .filter(({ text, spoken }) => spoken >= enough && !onlySounds(text))
    .map(({ text, spoken }) => ({ text, spoken, sounds: soundsLikeDanger(text) }))
    .filter(({ text, sounds }) => sounds >= (text === whole ? SOUNDS_LIKE_NONE : SENTENCE_SOUNDS_LIKE_NONE));
  if (told.length === 0) return false;
  const inWhole = OF_THE_WHOLE * askedIn(message);
  return told.some(
    ({ text, spoken, sounds }) => spoken + OF_SOUND * sounds - OF_QUESTION * Math.max(askedIn(text), inWhole) >= enough,
  );
};

/** Of few words that speak of none no less is enough. */
const enoughToSound = (message: string, words: readonly string[], less: number): number => {
  if (speaksOfDanger(dangerConceptsIn(message))) return SOUNDS_ENOUGH - less;
  return words.length <= FEW_WORDS_TO_SOUND ? SOUNDS_ENOUGH_OF_FEW : SOUNDS_ENOUGH_OF_NOTHING - less;
};

/** A whole message: of what, nobody knows. */
const WANTS_NO_MORE = /^(?:ich|i|isch) (?:mag|mog|mecht) (?:nicht|nich|nit|ned|net) (?:mehr|mea|meh)$/;

const asWritten = (said: string, less: number): boolean => {
  const message = besideExcuse(inOwnWords(said));
  const words = plainWords(message);
  if (excuses(plainWords(said))) return false;
  if (WANTS_NO_MORE.test(words.join(' '))) return true;
  if (words.length < FEWEST_WORDS_TO_TELL || goesOnWithName(message) || isStillSeen(message, words)) return false;
  const sounds = soundsLikeDanger(message) - OF_QUESTION_TO_SOUND * askedIn(message);
  const soundsEnough =
    sounds >= SOUNDS_ENOUGH - less && sounds >= enoughToSound(message, words, less) && !onlySounds(words.join(' '));
  if (!soundsEnough && !speaksOfOne(message, less)) return false;
  return languageOf(message) === null && ![isOfDangerousTrade, isOfThatTrade, isOfFiction].some((is) => is(words));
};

const tells = (said: string, less: number): boolean => {
  if (asWritten(said, less)) return true;
  const spelt = plainlySpelt(said);
  return spelt !== said && asWritten(spelt, less);
};

/** Whether a message may tell of a danger that nothing recognises for sure. German alone. Pure. */
export const perhapsInDanger = (said: string): boolean => tells(said, 0);

/** So much less is enough for the numbers to stand beside an answer: 41 of 10,124 questions that are no crises have them so. */
const LESS = 0.25;

/** Whether a message has something of a danger, too little to call anybody: the numbers beside its answer do no harm. German alone. Pure. */
export const touchesOnDanger = (said: string): boolean => tells(said, LESS);
