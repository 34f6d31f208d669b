import { plainWords } from '../../../reading/german-words.ts';
import type { Alarm, SeenAlarm } from '../alarm.ts';
import { alarmClassifier } from './alarm-classifier.ts';
import { alarmSentences, NONE } from './alarm-sentences.ts';
import { everydaySentences } from './everyday-sentences.ts';
import { isMatter, mattersLike } from './learned-matters.ts';

/** From here on it is taken for what it is like. A life that is overlooked weighs more than a person who looks for nothing. */
const ENOUGH: Readonly<Record<Alarm, number>> = {
  'danger-to-self': 0.6,
  'danger-to-others': 0.65,
  'medical-emergency': 0.65,
  'account-taken': 0.65,
  'termination-declared': 0.57,
  'charge-disputed': 0.75,
  unanswered: 0.7,
};

/** … and less where it is told of somebody who is near. */
const ENOUGH_OF_NEAR_ONES = 0.42;

/** So few words are hardly like anything: 'schon weg?', and letters that German does not have are strange to it. */
const FEW_WORDS = 3;
const FOREIGN = /[^\p{Script=Latin}\p{N}\s]/u;
const ENOUGH_OF_FEW = 0.7;
/** … and the less where a topic of one's business in a word is asked for. */
const ENOUGH_OF_FEW_OF_MATTERS = 0.93;

/** Read in these orders. */
const ORDERS = [1, 2, 3, 4, 5] as const;

/** Of what is asked every day so many are enough. */
const EVERY = 6;

/** Learns, if nobody has yet, also from what people ask every day that none of it is an alarm. */
const alarms = alarmClassifier(
  'alarms',
  () => [...alarmSentences(), ...everydaySentences(EVERY).map((sentence) => [sentence, NONE] as const)],
  { seeds: ORDERS },
);
export const learnAlarms = alarms.learn;

/** One is taken for the other more easily than for nothing, and they are told at once: they count together. */
export const DANGERS: readonly Alarm[] = ['danger-to-self', 'danger-to-others', 'medical-emergency'];
const ALL_DANGERS: readonly SeenAlarm[] = DANGERS;
/** Whether an alarm tells of a danger to somebody. */
export const isDanger = (alarm: SeenAlarm): boolean => ALL_DANGERS.includes(alarm);
/** The second likeliest of them is meant as well, from here on. */
const ALSO_MEANT = 0.3;

/** What a text is like, the likeliest first; none when that is no alarm, or less sure than it must be, at least `least`. Pure. */
export const learnedAlarms = (text: string, least = 0, ofNearOne = false): readonly Alarm[] => {
  const guesses = alarms.guess(text).filter(({ intent }) => intent !== NONE);
  const dangers = guesses.filter(({ intent }) => DANGERS.includes(intent as Alarm));
  const inDanger = dangers.reduce((sum, { share }) => sum + share, 0);
  const hasFew = text.split(' ').length <= FEW_WORDS || FOREIGN.test(text);
  const few = (alarm: Alarm) => (hasFew ? (isMatter(alarm) ? ENOUGH_OF_FEW_OF_MATTERS : ENOUGH_OF_FEW) : 0);
  const isEnough = (share: number, alarm: Alarm) =>
    share >= Math.max(ofNearOne && alarm === 'danger-to-self' ? ENOUGH_OF_NEAR_ONES : ENOUGH[alarm], few(alarm), least);
  const [first, second] = dangers;
  if (first && isEnough(inDanger, first.intent as Alarm)) {
    return (second && second.share >= ALSO_MEANT ? [first, second] : [first]).map(({ intent }) => intent as Alarm);
  }
  return [...guesses.filter(({ intent }) => !isMatter(intent)), ...mattersLike(text)]
    .filter(({ intent }) => !DANGERS.includes(intent as Alarm))
    .filter(({ intent, share }) => isEnough(share, intent as Alarm))
    .map(({ intent }) => intent as Alarm);
};

/** How much a message as a whole is like a danger, 0 to 1. Pure. */
export const likeDanger = (message: string): number =>
  alarms
    .guess(plainWords(message).join(' '))
    .filter(({ intent }) => DANGERS.some((danger) => danger === intent))
    .reduce((sum, { share }) => sum + share, 0);
