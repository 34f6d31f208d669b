import { topics } from '../../knowledge/knowledge-base.ts';
import { languageOf } from '../../languages/foreign-understanding.ts';
import { OWN } from '../../own-data/own-intents.ts';
import { plainWords } from '../../reading/german-words.ts';
import { guess } from '../../understanding/learned.ts';
import { excuses } from '../small-talk.ts';
import type { Alarm } from './alarm.ts';
import { isOfNearOne } from './emergencies.ts';
import { graveIn } from './grave-words.ts';
import { isGraveInAnyLanguage } from './in-other-languages/grave-in-any-language.ts';
import { knownAlarms } from './learned/alarm-sentences.ts';
import { besideExcuse } from './learned/beside-excuse.ts';
import { DANGERS, learnedAlarms, likeDanger } from './learned/learned-alarms.ts';
import { soundsLikeDanger } from './learned/learned-dangers.ts';
import { notADeclaration } from './matters.ts';
import { isOfDangerousTrade, isOfThatTrade, isReported, onlySoundsLike } from './only-sounds-like-it.ts';
import { type Sentence, sentencesIn } from './phrase.ts';
import { inOwnWords, withoutAnnouncements, withoutOthersWords } from './quoted.ts';
import { goesOnWithName, isOfFiction, isStillSeen } from './spoken-of.ts';
import { ASKS_BESIDE, isOnlyTask } from './termination/declared.ts';
import { speaksOfAnEnd } from './termination/speaks-of-an-end.ts';
import { isAboutContract, isTakenBack } from './termination/taken-back.ts';

const takesBack = ({ words }: Sentence): boolean => notADeclaration.some((phrase) => phrase(words));

const CLAUSE_END = /[,;:.!?\n–]+|\s(?:und|oder|aber|dass|weil|denn)\s/iu;
/** A part of a message in fewer words tells nothing alone: 'schon weg oder nicht'. */
const FEWEST_WORDS = 5;
const MOST_CLAUSES = 40;
const MOST_LETTERS = 500;

/** 'Mein Opa hat immer gesagt': what is said follows. */
const ONLY_SAYS = /^(?:\w+ ){1,6}(?:gesagt|sagt|sagte|meint|meinte|gemeint|erzahlt|erzahlte|behauptet)$/;

/** The clauses of a message that has more than one: in a long sentence, one of them tells. */
const clausesIn = (message: string): readonly string[] => {
  const clauses = message.split(CLAUSE_END).slice(0, MOST_CLAUSES);
  if (clauses.length < 2) return [];
  return clauses
    .map((clause) => plainWords(clause.slice(0, MOST_LETTERS)))
    .filter((words) => words.length >= FEWEST_WORDS && !ONLY_SAYS.test(words.join(' ')))
    .map((words) => words.join(' '));
};

/** A clause has few words to tell, and a question about the product is one: there an alarm must be all but certain. */
const ENOUGH_IN_DOUBT = 0.9;
/** How sure a danger must be of what may be asked about the product: the likelier that is, the more. */
const LEAST = 0.6;
/** … less where it is told of somebody near. */
const LEAST_OF_NEAR_ONES = 0.42;
/** … and of a question, which says its clauses by the way. */
const ENOUGH_OF_CLAUSE_OF_QUESTION = 0.97;
const LEAST_WHEN_ASKING = 0.85;
const MORE_WHEN_ASKED = 0.5;
/** The same of what may be a question about account or money. */
const ABOUT_ACCOUNT_OR_MONEY: readonly Alarm[] = ['account-taken', 'charge-disputed', 'unanswered'];
const LEAST_OF_MATTERS = 0.7;
/** … of which a strange hand in the account has been learned in more words than the others. */
const LEAST_OF_ACCOUNT = 0.6;
const MORE_OF_MATTERS = 0.3;
/** So sure, it is a declaration in spite of a word that questions have. */
const SURE_OF_END = 0.85;
/** … or without any word that speaks of an end: 'Trag das bitte ein und bestätige es'. */
const SURE_WITHOUT_WORD = 0.95;
/** What is known of all that people tell, dangers and others, knows none in so little sound of one … */
const SOUNDS_LIKE_NONE = 0.06;
/** … and so little none at all: of 596 dangers that likeness alone finds, one sounds like less, of 43 that are none, seven. */
const HARDLY_SOUNDS = 0.02;
/** … unless the message as a whole is so like one. */
const LIKE_ONE = 0.5;
/** Of a message that plainly asks about the product, no clause alone is an alarm. */
const ASKED_PLAINLY = 0.8;

/** How likely it is that a text asks about the product, 0 to 1. */
const askedShare = (text: string): number => {
  const [best] = guess(text);
  const isAsked = best !== undefined && isTopic(best.intent);
  // What is told in another language only looks like a topic.
  return isAsked && languageOf(text) === null ? best.share : 0;
};
const isTopic = (intent: string): boolean => topics.has(intent) || intent in OWN;
/** Of two topics as likely as each other one is asked about. */
const asksPlainly = (text: string): boolean =>
  guess(text)
    .slice(0, 2)
    .filter(({ intent }) => isTopic(intent))
    .reduce((sum, { share }) => sum + share, 0) >= ASKED_PLAINLY;

/** … and what is like what has been learned, sentence by sentence and as a whole. Who asks about an end declares none. */
const likeAlarms = (message: string): ReadonlySet<Alarm> => {
  const sentences = sentencesIn(message);
  const quotesOthers = withoutAnnouncements(withoutOthersWords(message)) !== message;
  const doubts = (sentence: Sentence): boolean => sentence.asks || takesBack(sentence);
  const isDoubted = sentences.some(doubts);
  /** What is asked or taken back in another sentence asks for more, and does not undo a plain one. */
  const declaresNone = (text: string): boolean => {
    const own = sentences.find(({ words }) => words.join(' ') === text);
    if (quotesOthers || (own ? doubts(own) : isDoubted)) return true;
    return isDoubted && !learnedAlarms(text, SURE_OF_END).includes('termination-declared');
  };
  const whole = sentences.map(({ words }) => words.join(' ')).join(' ');
  const known = knownAlarms(whole);
  if (known !== null) return new Set(known);
  const parts = sentences.filter(({ words }) => words.length >= FEWEST_WORDS).map(({ words }) => words.join(' '));
  // The other sentences of a message are looked at by themselves.
  const isTold = (text: string): boolean =>
    sentences.some(({ words }) => (text === whole || words.join(' ').includes(text)) && isReported(words));
  const isHarmlessHere =
    [isOfThatTrade, isOfFiction].some((is) => is(whole.split(' '))) || isStillSeen(message, whole.split(' '));
  const isTask = isOnlyTask(whole.split(' '));
  const isMistaken = (alarm: Alarm, text: string): boolean =>
    (isTask && !DANGERS.includes(alarm)) ||
    (alarm === 'termination-declared' &&
      (declaresNone(text) ||
        isAboutContract(text.split(' ')) ||
        isTakenBack(whole.split(' ')) ||
        (!speaksOfAnEnd(text) && !learnedAlarms(text, SURE_WITHOUT_WORD).includes(alarm)) ||
        (ASKS_BESIDE.test(message) && !learnedAlarms(text, SURE_OF_END).includes(alarm)))) ||
    (alarm === 'danger-to-others' && isOfDangerousTrade(whole.split(' '))) ||
    (DANGERS.includes(alarm) && (isTold(text) || isHarmlessHere)) ||
    (sentences.length === 1 ? [text, whole] : [text]).some((one) => onlySoundsLike(alarm, one.split(' ')));
  const isQuestion = sentences.some((sentence) => sentence.asks);
  const sureness = (like: readonly Alarm[], text: string): number => {
    const [least, more] = like.some((alarm) => DANGERS.includes(alarm))
      ? [isOfNearOne(text.split(' ')) ? LEAST_OF_NEAR_ONES : LEAST, MORE_WHEN_ASKED]
      : [like.includes('account-taken') ? LEAST_OF_ACCOUNT : LEAST_OF_MATTERS, MORE_OF_MATTERS];
    return Math.min(ENOUGH_IN_DOUBT, (isQuestion ? LEAST_WHEN_ASKING : least) + more * askedShare(text));
  };
  const found = new Set<Alarm>();
  const see = (text: string, atLeast = 0): void => {
    const ofNearOne = isOfNearOne(text.split(' '));
    const like = learnedAlarms(text, atLeast, ofNearOne);
    const doubted = (alarm: Alarm) => DANGERS.includes(alarm) || ABOUT_ACCOUNT_OR_MONEY.includes(alarm);
    const alarms = like.some(doubted) ? learnedAlarms(text, Math.max(atLeast, sureness(like, text)), ofNearOne) : like;
    for (const alarm of alarms) if (!isMistaken(alarm, text)) found.add(alarm);
  };
  for (const text of new Set([...parts, whole])) see(text);
  const enough = isQuestion ? ENOUGH_OF_CLAUSE_OF_QUESTION : ENOUGH_IN_DOUBT;
  if (!asksPlainly(whole)) for (const clause of clausesIn(message)) see(clause, enough);
  return found;
};

/** So few words are like an alarm by chance, unless they are known for one: 'live', 'zu viel', 'liebe Leute'. */
const FEWEST_LIKE_ONE = 3;
/** … and a few more must sound like a danger, too: 'Hallo zusammen', 'Grüß Gott'. */
const FEW_LIKE_DANGER = 6;
const SOUND_OF_FEW = 0.6;

const OF_DEATH = ['selbstmord', 'suizid', 'umbring', 'sterb', 'getotet'];
const namesDeath = (words: readonly string[]): boolean =>
  words.some((word) => OF_DEATH.some((beginning) => word.startsWith(beginning)));

const soundsLikeOne = (message: string, words: readonly string[]): boolean => {
  const sound = soundsLikeDanger(message);
  if (words.length <= FEW_LIKE_DANGER) return sound >= SOUND_OF_FEW;
  if (sound < HARDLY_SOUNDS) return false;
  if (isOfNearOne(words)) return true;
  // Whoever only asks and is in danger sounds like it: 'Zwei Filialen unter einem Dach: verdoppelt sich dann der Betrag?'
  const asksAlone = !namesDeath(words) && sentencesIn(message).every(({ asks }) => asks);
  if (sound < SOUND_OF_FEW && asksAlone) return false;
  return likeDanger(message) >= LIKE_ONE || sound >= SOUNDS_LIKE_NONE;
};

/** What a message is like, unless it is known or hardly sounds so; what a review says of its author is its author's. */
export const likeAlarmsMeant = (said: string): ReadonlySet<Alarm> => {
  const words = plainWords(said);
  if (knownAlarms(words.join(' ')) !== null) return likeAlarms(said);
  if (languageOf(said) !== null && !isGraveInAnyLanguage(said)) return new Set();
  if (goesOnWithName(said)) return new Set();
  // 'Entschuldige, falsches Fenster, das sollte an meine Schwester gehen' is an excuse and nothing else.
  if (excuses(words)) return new Set();
  const message = besideExcuse(said);
  const told = plainWords(message);
  if (told.length < FEWEST_LIKE_ONE) return new Set(graveIn(told));
  const like = likeAlarms(message);
  if (!DANGERS.some((danger) => like.has(danger))) return like;
  const own = inOwnWords(message);
  const isOne = soundsLikeOne(message, told);
  const isMeant = (alarm: Alarm): boolean =>
    !DANGERS.includes(alarm) ||
    (isOne && (alarm !== 'danger-to-self' || own === message || likeAlarms(own).has(alarm)));
  return new Set([...like].filter(isMeant));
};
