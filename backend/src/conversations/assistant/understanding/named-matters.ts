import { plainWords } from '../reading/german-words.ts';
import { inTwo } from './hidden-questions.ts';
import { guess } from './learned.ts';
import { MATTERS_OF_CONTRACT } from './matters/of-contract.ts';
import { MATTERS_OF_DATA_AND_ACCESS } from './matters/of-data-and-access.ts';
import { MATTERS_OF_MONEY } from './matters/of-money.ts';
import { MATTERS_OF_REQUESTS } from './matters/of-requests.ts';
import { MATTERS_OF_THE_TERMS } from './matters/of-the-terms.ts';
import { MATTERS_OF_VISITORS } from './matters/of-visitors.ts';
import { MATTERS_OF_WIDGET } from './matters/of-widget.ts';
import { isNamedBy, type Matter } from './named-matter.ts';
import { partsOf } from './questions.ts';
import type { Asked, Meant } from './understand.ts';

/** One that a pattern finds. */
interface NamedMatter extends Matter {
  readonly names: RegExp;
  readonly unless?: RegExp;
}

/** As `plainWords` has them: no class of letters of all the world, which would weigh more than what is learned of a topic. */
const MISSED = '(?:verpass|verpenn|verschlaf|verschwitz|versaum|verbasel|vergess|vergiss)';
const MISSED_AGAINST = /frage|antwort|plattform|google|antrag|rechnung|zahlung|verzug|widerspr|passwor|stern|bestatig/;

const MATTERS: readonly NamedMatter[] = [
  {
    // The bare word: how, and the own days.
    names: /^(?:kundigung|kundigungen)$/,
    intents: ['own-notice'],
    insteadOf: ['notice-taken-back', 'notice', 'important-reason', 'notice-form'],
  },
  {
    // 'Was passiert, wenn ich die Frist verschlafe?'
    names: new RegExp(`\\b(?:frist|stichtag|kundigung|absprung|termin)\\b.*${MISSED}`),
    unless: MISSED_AGAINST,
    intents: ['term', 'own-notice'],
    insteadOf: ['duration', 'form-time', 'notice', 'own-notice', 'term', 'own-subscription', 'arrears', 'unknown'],
  },
];

const MATTERS_OF_WORDS = [
  ...MATTERS_OF_REQUESTS,
  ...MATTERS_OF_CONTRACT,
  ...MATTERS_OF_MONEY,
  ...MATTERS_OF_DATA_AND_ACCESS,
  ...MATTERS_OF_WIDGET,
  ...MATTERS_OF_VISITORS,
  ...MATTERS_OF_THE_TERMS,
];

/** 'Und wenn ich das verschwitze?' after a question about notice. */
const MISSES_THAT = new RegExp(`\\b(?:wenn|falls)\\b.*\\b(?:das|des|det|den|die|es|ihn)\\b.*${MISSED}`);
const OF_NOTICE = /kundig|bescheid|laufzeit|frist|verlanger|\babo\b|vertrag/;
const MOST_WORDS = 60;

/** '§ 11' is read as it is said. */
const wordsOf = (text: string): string => plainWords(text.replaceAll('§', ' Paragraf ')).slice(0, MOST_WORDS).join(' ');

const matterOf = (text: string, message: string, last: string | undefined): Matter | undefined => {
  const read = wordsOf(text);
  const before = last === undefined ? '' : wordsOf(last);
  const leans = last !== undefined && MISSES_THAT.test(read) && !MISSED_AGAINST.test(read) && OF_NOTICE.test(before);
  const byPattern = MATTERS.find(
    ({ names, unless, intents }) => (names.test(read) && !unless?.test(read)) || (leans && intents.includes('term')),
  );
  if (byPattern !== undefined) return byPattern;
  const words = { text: ` ${read} `, around: ` ${before} ${wordsOf(message)} `, before: ` ${before} ` };
  return MATTERS_OF_WORDS.find((matter) => isNamedBy(matter, words));
};

const CLEAR = 0.7;
const FEW_WORDS = 6;
const isShort = (text: string): boolean => text.split(/\s+/).length <= FEW_WORDS;

const shareOf = (text: string): number => guess(text)[0]?.share ?? 0;

/** What a message asks for, where a part of it names a matter by its word. Pure; `last` is what was written before it. */
export const withNamedMatters = (message: string, meant: Meant, last?: string): Meant => {
  let { asked, unclear } = meant;
  const parts = partsOf(message).flatMap(({ text }) => [text, ...inTwo(text)]);
  // What is said and what is asked of it may stand in two parts.
  const texts = new Set([...parts, message]);
  for (const text of texts) {
    const matter = matterOf(text, message, last);
    if (matter === undefined) continue;
    const isAsked = matter.intents.every((intent) => asked.some((one) => one.intent === intent));
    const isWhatever = matter.insteadOf === null;
    if (isAsked && (isWhatever || !(matter.isAllOfIt === true && asked.length > 1))) continue;
    // Of several questions, those that are clear stand beside it.
    const isOfSeveral = isWhatever && text === message && parts.length > 1;
    const given = matter.intents.map((intent): Asked => ({ intent, share: 1, text }));
    const givesWay = (one: Asked): boolean =>
      matter.insteadOf === null
        ? one.share < CLEAR || (!isOfSeveral && one.text.includes(text))
        : matter.insteadOf.includes(one.intent);
    const overlaps = (of: string): boolean =>
      (matter.isAllOfIt === true && (isShort(of) || text.includes(of))) ||
      of === text ||
      of === message ||
      of.includes(text);
    const isOfIt = (one: Asked): boolean =>
      matter.intents.includes(one.intent) || (givesWay(one) && overlaps(one.text));
    const at = asked.findIndex(isOfIt);
    const others = asked.filter((one) => !isOfIt(one));
    const position = at < 0 ? (message.trimStart().startsWith(text) ? 0 : others.length) : at;
    asked = [...others.slice(0, position), ...given, ...others.slice(position)];
    const share = shareOf(text);
    unclear = unclear.filter((guesses) => guesses[0]?.share !== share);
  }
  return { ...meant, asked, unclear };
};
