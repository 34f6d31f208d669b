import { languageOf } from '../../../languages/foreign-understanding.ts';
import { plainWords } from '../../../reading/german-words.ts';
import { mattersLike } from '../learned/learned-matters.ts';
import { likeEndIn } from '../like-an-end.ts';
import { onlySoundsLike } from '../only-sounds-like-it.ts';
import { phrases, sentencesIn } from '../phrase.ts';
import { withoutAnnouncements, withoutOthersWords } from '../quoted.ts';
import { isDoubted } from '../termination/doubted.ts';
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

/** Who asks without a mark, or orders something else, ends nothing. */
const ASKS_OR_ORDERS =
  /^(?:fass|musste|mussten|vielleicht|eventuell|womoglich|datum|wann?|wie|was|wo|ob|wozu|warum|welche\w*|kund\w*frist\w*|laufzeit|gib|gebt|setz\w*|versprich|zeig\w*|nenn\w*|listen?|antworte|befolgen|stornieren)$/;

/** What is ended, or that it is. */
const NAMES_AN_END =
  /k(?:u|ue|i)nd|\babb?o(?:s|nn\w*)?\b|vertr|raus|naus|schluss|feierabend|beend|storn|abmeld|abbestell|verlang|austrag|steig|aufh|dabei|ohne (?:mich|uns)|zahl|dienst/;

/** From here on it is shown to a person, and not only asked back, where nothing else is surely asked … */
const RATHER = 0.6;
/** … and from here on whatever else it is like. */
const LIKELY = 0.85;

const isLikeOne = (message: string, least: number): boolean =>
  NAMES_AN_END.test(plainWords(message).join(' ')) &&
  likeEndIn(message) >= least &&
  !sentencesIn(message).some(({ words, asks }) => asks || words.some((word) => ASKS_OR_ORDERS.test(word))) &&
  !isDoubted(message);

/** Whether what `perhapsEnds` finds is likelier an end than not: it is told, nothing is asked beside it, and nothing speaks against it. Pure. */
export const ratherEnds = (message: string): boolean => isLikeOne(message, RATHER);

/** … and so much likelier that it counts beside whatever is known. Pure. */
export const likelyEnds = (message: string): boolean => isLikeOne(message, LIKELY) && perhapsEnds(message);
