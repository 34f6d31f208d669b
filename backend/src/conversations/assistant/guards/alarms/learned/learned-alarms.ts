import { type Classifier, trainClassifier } from '../../../understanding/classifier.ts';
import { featuresOf } from '../../../understanding/features.ts';
import { learnedSentences } from '../../../understanding/learned.ts';
import type { Alarm } from '../alarm.ts';
import { NEAR_MISSES, PHRASINGS } from './alarm-phrasings.ts';
import { dangerToOthersPhrasings, dangerToSelfPhrasings } from './danger-phrasings.ts';
import {
  accountTakenPhrasings,
  chargeDisputedPhrasings,
  terminationPhrasings,
  unansweredPhrasings,
} from './matter-phrasings.ts';
import { nearMisses } from './near-misses.ts';

const NONE = 'none';

/** All that is learned from: how people say what must be seen, and what only sounds like it. */
export const alarmSentences: readonly (readonly [sentence: string, alarm: Alarm | typeof NONE])[] = [
  ...Object.entries(PHRASINGS).flatMap(([alarm, sentences]) => sentences.map((one) => [one, alarm as Alarm] as const)),
  ...dangerToSelfPhrasings.map((one) => [one, 'danger-to-self'] as const),
  ...dangerToOthersPhrasings.map((one) => [one, 'danger-to-others'] as const),
  ...accountTakenPhrasings.map((one) => [one, 'account-taken'] as const),
  ...terminationPhrasings.map((one) => [one, 'termination-declared'] as const),
  ...chargeDisputedPhrasings.map((one) => [one, 'charge-disputed'] as const),
  ...unansweredPhrasings.map((one) => [one, 'unanswered'] as const),
  ...[...NEAR_MISSES, ...nearMisses].map((one) => [one, NONE] as const),
];

/** From here on it is taken for what it is like. A life that is overlooked weighs more than a person who looks for nothing. */
const ENOUGH: Readonly<Record<Alarm, number>> = {
  'danger-to-self': 0.5,
  'danger-to-others': 0.5,
  'account-taken': 0.6,
  'termination-declared': 0.6,
  'charge-disputed': 0.6,
  unanswered: 0.6,
};

/** So few words are hardly like anything: 'schon weg?', and letters that German does not have are strange to it. */
const FEW_WORDS = 3;
const FOREIGN = /[^\p{Script=Latin}\p{N}\s]/u;
const ENOUGH_OF_FEW = 0.9;

let learned: Classifier | null = null;

/** Learns, if nobody has yet, also from what people ask every day that none of it is an alarm. */
export const learnAlarms = (): Classifier => {
  learned ??= trainClassifier(
    [...alarmSentences, ...learnedSentences.map(([sentence]) => [sentence, NONE] as const)].map(
      ([sentence, intent]) => ({ intent, features: featuresOf(sentence) }),
    ),
  );
  return learned;
};

/** What stands between commas has fewer words to tell, and must tell more. */
const ENOUGH_OF_CLAUSE = 0.85;

/** What a text is like; null when that is no alarm, or not sure enough. Pure. */
export const learnedAlarm = (text: string, isClause = false): Alarm | null => {
  const best = learnAlarms()(featuresOf(text))[0];
  if (best === undefined || best.intent === NONE) return null;
  const alarm = best.intent as Alarm;
  const enough = text.split(' ').length <= FEW_WORDS || FOREIGN.test(text) ? ENOUGH_OF_FEW : ENOUGH[alarm];
  return best.share >= (isClause ? Math.max(enough, ENOUGH_OF_CLAUSE) : enough) ? alarm : null;
};
