import { knownByDigest } from '../../../reading/digest.ts';
import { plainWords } from '../../../reading/german-words.ts';
import type { Alarm } from '../alarm.ts';
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

/** What is no alarm. */
export const NONE = 'none';

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

type Known = (text: string) => Alarm | typeof NONE | undefined;
let learned: Known | null = null;

/** What has been learned word for word, by its plain words: made with the first question, which a start need not wait for. */
const learnedWordForWord = (): Known => {
  learned ??= knownByDigest(
    alarmSentences().map(([sentence, alarm]) => [plainWords(sentence).join(' '), alarm] as const),
  );
  return learned;
};

/** What a text is that has been learned word for word, as alarms; null for all others. Pure. */
export const knownAlarms = (text: string): readonly Alarm[] | null => {
  const known = learnedWordForWord()(text);
  return known === undefined ? null : known === NONE ? [] : [known];
};
