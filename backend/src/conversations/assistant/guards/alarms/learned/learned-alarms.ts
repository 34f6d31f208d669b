import { foreignSentences } from '../../../languages/foreign-sentences.ts';
import { plainWords } from '../../../reading/german-words.ts';
import { type Classifier, classifierOf, learnedFrom } from '../../../understanding/classifier.ts';
import { bucketOf } from '../../../understanding/features.ts';
import { learnedOnce } from '../../../understanding/kept-weights.ts';
import { learnedSentences } from '../../../understanding/learned.ts';
import type { Alarm } from '../alarm.ts';
import { alarmFeaturesOf } from './alarm-features.ts';
import { NEAR_MISSES, PHRASINGS } from './alarm-phrasings.ts';
import { askedAgain, wantsOutOfAccount } from './asked-again.ts';
import { dangerToOthersPhrasings, dangerToSelfPhrasings } from './danger-phrasings.ts';
import {
  medicalEmergencies,
  nearMissesOfEmergencies,
  somebodyElseInDanger,
  tomorrowNoMore,
} from './emergency-phrasings.ts';
import { everydayLines } from './everyday-lines.ts';
import { everydayWishes } from './everyday-wishes.ts';
import { aboutCharges, angryAtUs, askedFormally, harmlessInDialect } from './harmless-here.ts';
import { moreEmergencies, moreStrangers, oddDanger, oddNearMisses, quotedThreats } from './in-odd-words.ts';
import { indirectDanger, indirectThreats } from './indirect-danger.ts';
import {
  accountTakenPhrasings,
  chargeDisputedPhrasings,
  terminationPhrasings,
  unansweredPhrasings,
} from './matter-phrasings.ts';
import {
  moreAccountTaken,
  moreDisputedCharges,
  moreTerminations,
  moreUnanswered,
  nearMissesOfMatters,
} from './more-matters.ts';
import { nearMisses } from './near-misses.ts';
import { nearMissesOfDanger } from './near-misses-of-danger.ts';
import { plainDanger, plainThreats } from './plainly-in-danger.ts';
import {
  strangersAccountTaken,
  strangersDisputedCharges,
  strangersInDanger,
  strangersNearMisses,
  strangersTerminations,
  strangersThreats,
  strangersUnanswered,
} from './put-by-strangers.ts';
import { chargedTooLate, meantAsThreats, notDoneByUs, readyToGo, toldOfOthers } from './reported-and-meant.ts';
import { goesOn, ordersAndWishes, settledOrShy } from './said-in-passing.ts';
import { sidewaysDanger, sidewaysNearMisses, sidewaysThreats } from './said-sideways.ts';
import { nobodyThreatened, threatenedNow } from './threatened-now.ts';
import { relativesInBusiness, threatsInReturn, toldByRelatives } from './told-by-relatives.ts';

const NONE = 'none';

/** All that is learned from: how people say what must be seen, and what only sounds like it. Made anew each time. */
export const alarmSentences = (): readonly (readonly [sentence: string, alarm: Alarm | typeof NONE])[] => [
  ...Object.entries(PHRASINGS).flatMap(([alarm, sentences]) => sentences.map((one) => [one, alarm as Alarm] as const)),
  ...[
    ...dangerToSelfPhrasings,
    ...indirectDanger,
    ...plainDanger,
    ...sidewaysDanger,
    ...readyToGo,
    ...somebodyElseInDanger,
    ...tomorrowNoMore,
    ...strangersInDanger,
    ...oddDanger,
    ...toldByRelatives,
  ].map((one) => [one, 'danger-to-self'] as const),
  ...[
    ...dangerToOthersPhrasings,
    ...indirectThreats,
    ...plainThreats,
    ...sidewaysThreats,
    ...meantAsThreats,
    ...strangersThreats,
    ...quotedThreats,
    ...threatsInReturn,
    ...threatenedNow,
  ].map((one) => [one, 'danger-to-others'] as const),
  ...[...medicalEmergencies, ...moreEmergencies].map((one) => [one, 'medical-emergency'] as const),
  ...[...accountTakenPhrasings, ...moreAccountTaken, ...notDoneByUs, ...moreStrangers, ...strangersAccountTaken].map(
    (one) => [one, 'account-taken'] as const,
  ),
  ...[...terminationPhrasings, ...moreTerminations, ...strangersTerminations].map(
    (one) => [one, 'termination-declared'] as const,
  ),
  ...[...chargeDisputedPhrasings, ...moreDisputedCharges, ...chargedTooLate, ...strangersDisputedCharges].map(
    (one) => [one, 'charge-disputed'] as const,
  ),
  ...[...unansweredPhrasings, ...moreUnanswered, ...strangersUnanswered].map((one) => [one, 'unanswered'] as const),
  ...[
    ...NEAR_MISSES,
    ...nearMisses,
    ...nearMissesOfDanger,
    ...everydayLines,
    ...everydayWishes,
    ...nearMissesOfMatters,
    ...sidewaysNearMisses,
    ...toldOfOthers,
    ...askedAgain,
    ...wantsOutOfAccount,
    ...goesOn,
    ...ordersAndWishes,
    ...settledOrShy,
    ...harmlessInDialect,
    ...askedFormally,
    ...angryAtUs,
    ...aboutCharges,
    ...nearMissesOfEmergencies,
    ...strangersNearMisses,
    ...oddNearMisses,
    ...relativesInBusiness,
    ...nobodyThreatened,
  ].map((one) => [one, NONE] as const),
];

/** What has been learned word for word, by its plain words. */
const learnedWordForWord: ReadonlyMap<string, Alarm | typeof NONE> = new Map(
  alarmSentences().map(([sentence, alarm]) => [plainWords(sentence).join(' '), alarm] as const),
);

/** What a text is that has been learned word for word, as alarms; null for all others. Pure. */
export const knownAlarms = (text: string): readonly Alarm[] | null => {
  const known = learnedWordForWord.get(text);
  return known === undefined ? null : known === NONE ? [] : [known];
};

/** From here on it is taken for what it is like. A life that is overlooked weighs more than a person who looks for nothing. */
const ENOUGH: Readonly<Record<Alarm, number>> = {
  'danger-to-self': 0.6,
  'danger-to-others': 0.65,
  'medical-emergency': 0.65,
  'account-taken': 0.7,
  'termination-declared': 0.65,
  'charge-disputed': 0.75,
  unanswered: 0.7,
};

/** … and less where it is told of somebody who is near. */
const ENOUGH_OF_NEAR_ONES = 0.42;

/** So few words are hardly like anything: 'schon weg?', and letters that German does not have are strange to it. */
const FEW_WORDS = 3;
const FOREIGN = /[^\p{Script=Latin}\p{N}\s]/u;
const ENOUGH_OF_FEW = 0.7;

/** Read in these orders. */
const ORDERS = [1, 2, 3, 4, 5] as const;

/** Of what is asked every day so many are enough; which ones, depends on no other sentence. */
const EVERY = 6;
const REST = 1;

let learned: Classifier | null = null;

/** Learns, if nobody has yet, also from what people ask every day that none of it is an alarm. */
export const learnAlarms = (): Classifier => {
  if (learned !== null) return learned;
  const sentences = [
    ...alarmSentences(),
    ...[...learnedSentences(), ...foreignSentences()]
      .filter(([sentence]) => bucketOf(sentence) % EVERY === REST)
      .map(([sentence]) => [sentence, NONE] as const),
  ];
  const kept = learnedOnce('alarms', sentences, () =>
    learnedFrom(
      sentences.map(([sentence, intent]) => ({ intent, features: alarmFeaturesOf(sentence) })),
      { seeds: ORDERS },
    ),
  );
  learned = classifierOf(kept);
  return learned;
};

/** One is taken for the other more easily than for nothing, and they are told at once: they count together. */
export const DANGERS: readonly Alarm[] = ['danger-to-self', 'danger-to-others', 'medical-emergency'];
/** The second likeliest of them is meant as well, from here on. */
const ALSO_MEANT = 0.3;

/** What a text is like, the likeliest first; none when that is no alarm, or less sure than it must be, at least `least`. Pure. */
export const learnedAlarms = (text: string, least = 0, ofNearOne = false): readonly Alarm[] => {
  const guesses = learnAlarms()(alarmFeaturesOf(text)).filter(({ intent }) => intent !== NONE);
  const dangers = guesses.filter(({ intent }) => DANGERS.includes(intent as Alarm));
  const inDanger = dangers.reduce((sum, { share }) => sum + share, 0);
  const few = text.split(' ').length <= FEW_WORDS || FOREIGN.test(text) ? ENOUGH_OF_FEW : 0;
  const isEnough = (share: number, alarm: Alarm) =>
    share >= Math.max(ofNearOne && alarm === 'danger-to-self' ? ENOUGH_OF_NEAR_ONES : ENOUGH[alarm], few, least);
  const [first, second] = dangers;
  if (first && isEnough(inDanger, first.intent as Alarm)) {
    return (second && second.share >= ALSO_MEANT ? [first, second] : [first]).map(({ intent }) => intent as Alarm);
  }
  return guesses
    .filter(({ intent }) => !DANGERS.includes(intent as Alarm))
    .filter(({ intent, share }) => isEnough(share, intent as Alarm))
    .map(({ intent }) => intent as Alarm);
};

/** How much a message as a whole is like a danger, 0 to 1. Pure. */
export const likeDanger = (message: string): number =>
  learnAlarms()(alarmFeaturesOf(plainWords(message).join(' ')))
    .filter(({ intent }) => DANGERS.some((danger) => danger === intent))
    .reduce((sum, { share }) => sum + share, 0);
