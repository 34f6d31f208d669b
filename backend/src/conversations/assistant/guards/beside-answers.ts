import { languageOf } from '../languages/foreign-understanding.ts';
import type { AssistantAnswer } from '../pieces.ts';
import { plainWords } from '../reading/german-words.ts';
import { guess } from '../understanding/learned.ts';
import { ifInDanger, ifItIsTheEnd } from './alarm-answers.ts';
import { perhapsEnds } from './alarms/careful/perhaps-end.ts';
import { tellsOnly } from './alarms/careful/told-not-asked.ts';
import { onlySoundsLike } from './alarms/only-sounds-like-it.ts';

/** A topic that is less likely than this is only supposed. */
const SUPPOSED = 0.6;

/** Nothing is known for it, or only guessed. */
const isSupposed = (about: string): boolean => about === 'unknown' || about === 'clarify';

/** 'Bis dahin lebe ich nicht mehr': the numbers stand beside it, however surely it is about something else. */
const SPEAKS_OF_LIFE =
  /(?<![a-zäöüß])(?:leb(?:e|en|t)|sterbe?n?|gestorben) (?:ich |i |wir )?(?:nicht|ned|net|nimmer|nix) ?mehr|nicht mehr (?:leben|am leben)/i;

/**
 * What is told and not surely understood may be a danger in words that nothing knows: the numbers stand beside what is said to it.
 */
const withNumbers = (message: string, answer: AssistantAnswer): AssistantAnswer => {
  if (!tellsOnly(message) || languageOf(message) !== null) return answer;
  // 'Ich lach mich tot': everybody knows what is meant.
  if (onlySoundsLike('danger-to-others', plainWords(message))) return answer;
  if (!isSupposed(answer.about) && !SPEAKS_OF_LIFE.test(message) && (guess(message)[0]?.share ?? 0) >= SUPPOSED)
    return answer;
  return { ...answer, text: `${answer.text}\n\n${ifInDanger}` };
};

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
const withWayToEnd = (message: string, answer: AssistantAnswer): AssistantAnswer => {
  const mayBeOne = ABOUT_ENDS.has(answer.about) || (guess(message)[0]?.share ?? 0) < SUPPOSED;
  if (!mayBeOne || !perhapsEnds(message)) return answer;
  const { about, text } = answer;
  return { ...answer, text: (isSupposed(about) ? [ifItIsTheEnd, text] : [text, ifItIsTheEnd]).join('\n\n') };
};

/** What stands beside an answer where a message may mean something graver than what was understood. */
export const withCare = (message: string, answer: AssistantAnswer): AssistantAnswer =>
  withWayToEnd(message, withNumbers(message, answer));
