import { plainWords } from '../../../reading/german-words.ts';
import { type Classifier, classifierOf, learnedFrom } from '../../../understanding/classifier.ts';
import { learnedOnce } from '../../../understanding/kept-weights.ts';
import { alarmFeaturesOf } from './alarm-features.ts';
import { alarmSentences, NONE } from './alarm-sentences.ts';
import { allEverydaySentences } from './everyday-sentences.ts';
import { DANGERS } from './learned-alarms.ts';
import { voicedDangers, voicedSentences } from './voiced.ts';

const ORDERS = [1, 2, 3] as const;
const ROWS = 1 << 14;
/** Of what is asked every day every second one: a quarter of it took three times as many questions for a danger. */
const EVERY = 2;

let learned: Classifier | null = null;

/**
 * Learns, if nobody has yet, what dangers sound like as six kinds of people tell them. A classifier beside the one of all alarms: what it
 * is sure of is answered with care and no more, so that it moves nothing of what is known for sure.
 */
export const learnDangers = (): Classifier => {
  if (learned !== null) return learned;
  const sentences = [
    ...alarmSentences(),
    ...voicedSentences(),
    ...voicedDangers(),
    ...allEverydaySentences(EVERY).map((sentence) => [sentence, NONE] as const),
  ];
  const kept = learnedOnce('dangers', sentences, () =>
    learnedFrom(
      sentences.map(([sentence, intent]) => ({ intent, features: alarmFeaturesOf(sentence) })),
      { seeds: ORDERS, rows: ROWS },
    ),
  );
  learned = classifierOf(kept);
  return learned;
};

/** How much a message as a whole sounds like a danger, 0 to 1. Pure. */
export const soundsLikeDanger = (message: string): number =>
  learnDangers()(alarmFeaturesOf(plainWords(message).join(' ')))
    .filter(({ intent }) => DANGERS.some((danger) => danger === intent))
    .reduce((sum, { share }) => sum + share, 0);
