import { languageOf } from '../../../languages/foreign-understanding.ts';
import { mattersLike } from '../learned/learned-matters.ts';
import { onlySoundsLike } from '../only-sounds-like-it.ts';
import { phrases, sentencesIn } from '../phrase.ts';
import { withoutAnnouncements, withoutOthersWords } from '../quoted.ts';
import { isAboutContract, isTakenBack } from '../termination/taken-back.ts';

/** So that, beside answers that are not sure of anything else, 33 of 8,196 ordinary questions are asked back. */
const ENOUGH = 0.12;
/** A word or two name a topic. */
const FEWEST_WORDS = 3;

/** Who tires of the service may mean its end: 'Ich glaub, ich bin raus', 'Hab keine Lust mehr auf euch'. */
const TIRES = phrases(
  'ich|i|wir bin|sind|bi _ raus|draussen',
  'kein|keine|keinen|koa|koan lust|bock|interesse mehr',
  'mir|uns|ma reichts|langts|reicht|langt _ mit euch|ihnen|eich',
);

/** None where it is more like a strange hand in the account, as what hardly is like anything may be. */
const likeEnd = (text: string): number => {
  const [likest] = mattersLike(text);
  return likest?.intent === 'termination-declared' ? likest.share : 0;
};

/** Whether what a message tells, and does not ask, may end the contract, where nothing recognises it for sure. German alone. Pure. */
export const perhapsEnds = (message: string): boolean => {
  if (languageOf(message) !== null || withoutAnnouncements(withoutOthersWords(message)) !== message) return false;
  const told = sentencesIn(message)
    .filter(({ asks }) => !asks)
    .map(({ words }) => words);
  const whole = told.flat();
  if (isTakenBack(whole) || isAboutContract(whole) || onlySoundsLike('termination-declared', whole)) return false;
  if (TIRES.some((phrase) => phrase(whole))) return true;
  return [...told, whole].some((words) => words.length >= FEWEST_WORDS && likeEnd(words.join(' ')) >= ENOUGH);
};
