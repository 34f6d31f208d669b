import { languageOf } from '../languages/foreign-understanding.ts';
import type { AssistantAnswer } from '../pieces.ts';
import { plainWords } from '../reading/german-words.ts';
import { guess } from '../understanding/learned.ts';
import { ifInDanger, ifItIsTheEnd, supposedEnd } from './alarm-answers.ts';
import { perhapsEnds, ratherEnds } from './alarms/careful/perhaps-end.ts';
import { tellsOnly } from './alarms/careful/told-not-asked.ts';
import { onlySoundsLike } from './alarms/only-sounds-like-it.ts';

/** What is known of a message beside what it asks. */
export interface Care {
  readonly message: string;
  /** Whether it has something of a danger, too little to call anybody. */
  readonly isNearDanger: boolean;
  /** When it arrived; null where nobody hears the answer. */
  readonly at: Date | null;
}

const PARTINGS: ReadonlySet<string> = new Set(['thanks', 'farewell']);
/** Who comes back takes leave for a day. */
const COMES_BACK = /bis (?:morgen|gleich|später|dann|bald|nächste)|für heut|wochenende|feierabend|urlaub/iu;

/** A topic that is less likely than this is only supposed. */
const SUPPOSED = 0.6;

/** Nothing is known for it, or only guessed. */
const isSupposed = (about: string): boolean => about === 'unknown' || about === 'clarify';

/** 'Bis dahin lebe ich nicht mehr': the numbers stand beside it, however surely it is about something else. */
const SPEAKS_OF_LIFE =
  /(?<![a-zäöüß])(?:leb(?:e|en|t)|sterbe?n?|gestorben) (?:ich |i |wir )?(?:nicht|ned|net|nimmer|nix) ?mehr|nicht mehr (?:leben|am leben)/i;

/** What is told and not surely understood may be a danger in words that nothing knows. */
const mayBeUnknownDanger = (message: string, { about }: AssistantAnswer): boolean => {
  if (!tellsOnly(message) || languageOf(message) !== null) return false;
  // 'Ich lach mich tot': everybody knows what is meant.
  if (onlySoundsLike('danger-to-others', plainWords(message))) return false;
  return isSupposed(about) || SPEAKS_OF_LIFE.test(message) || (guess(message)[0]?.share ?? 0) < SUPPOSED;
};

/** Of what is said, the numbers of help stand last where a message has anything of a danger. */
const withNumbers = ({ message, isNearDanger }: Care, answer: AssistantAnswer): AssistantAnswer =>
  isNearDanger || mayBeUnknownDanger(message, answer) ? { ...answer, text: `${answer.text}\n\n${ifInDanger}` } : answer;

/** What an end of the contract is taken for where nothing recognises it: nothing, or a question about ends. */
const ABOUT_ENDS = new Set([
  'unknown',
  'clarify',
  'term',
  'notice',
  'notice-form',
  'notice-taken-back',
  'important-reason',
  'pause',
  'complaint',
  'own-subscription',
  'own-notice',
  'own-notice-given',
]);

/** … so that nobody thinks they have ended it, and has not; what else is only supposed stands below. */
const withWayToEnd = ({ message, at }: Care, answer: AssistantAnswer): AssistantAnswer => {
  const mayBeOne = ABOUT_ENDS.has(answer.about) || (guess(message)[0]?.share ?? 0) < SUPPOSED;
  if (!mayBeOne || !perhapsEnds(message)) return answer;
  if (ratherEnds(message)) return withSupposedEnd(answer, at);
  const { about, text } = answer;
  return { ...answer, text: (isSupposed(about) ? [ifItIsTheEnd, text] : [text, ifItIsTheEnd]).join('\n\n') };
};

/**
 * What is said to an end that is supposed, before what is known of the rest; an order to the program is refused, and shown to nobody.
 * `at` is when the message arrived, null where nobody hears the answer.
 */
export const withSupposedEnd = (answer: AssistantAnswer, at: Date | null): AssistantAnswer => {
  if (answer.about === 'instructions') return answer;
  const { suggestions: _, ...rest } = answer;
  const isKnown = !isSupposed(answer.about);
  return {
    ...(isKnown ? answer : rest),
    about: 'termination-supposed',
    text: isKnown ? `${supposedEnd(at)}\n\n${answer.text}` : supposedEnd(at),
    personWanted: true,
    attention: ['termination-supposed'],
  };
};

/** What stands beside an answer where a message may mean something graver than what was understood. */
export const withCare = (care: Care, answer: AssistantAnswer): AssistantAnswer =>
  withWayToEnd(care, withNumbers(care, answer));

/** Thanks and farewells need nothing beside them, unless there is something of a danger in them. */
export const settledWithCare = (care: Care, answer: AssistantAnswer): AssistantAnswer =>
  care.isNearDanger && PARTINGS.has(answer.about) && !COMES_BACK.test(care.message)
    ? withNumbers(care, answer)
    : answer;
