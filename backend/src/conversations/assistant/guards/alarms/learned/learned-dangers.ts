import { plainWords } from '../../../reading/german-words.ts';
import { alarmClassifier } from './alarm-classifier.ts';
import { alarmSentences, NONE } from './alarm-sentences.ts';
import { allEverydaySentences } from './everyday-sentences.ts';
import { DANGERS } from './learned-alarms.ts';
import { moreVoices, saidInPassing, voicedDangers, voicedSentences } from './voiced.ts';

const ORDERS = [1, 2, 3] as const;
const ROWS = 1 << 14;
/** Of what is asked every day all of it: a quarter took three times as many questions for a danger, half mistook the odd one. */
const EVERY = 1;

/**
 * Learns, if nobody has yet, what dangers sound like as fifteen kinds of people tell them. A classifier beside the one of all alarms: what it
 * is sure of is answered with care and no more, so that it moves nothing of what is known for sure.
 */
const dangers = alarmClassifier(
  'dangers',
  () => [
    ...alarmSentences(),
    ...voicedSentences(),
    ...voicedDangers(),
    ...saidInPassing(),
    ...moreVoices(),
    ...allEverydaySentences(EVERY).map((sentence) => [sentence, NONE] as const),
  ],
  { seeds: ORDERS, rows: ROWS },
);
export const learnDangers = dangers.learn;

/** How much a message as a whole sounds like a danger, 0 to 1. Pure. */
export const soundsLikeDanger = (message: string): number =>
  dangers
    .guess(plainWords(message).join(' '))
    .filter(({ intent }) => DANGERS.some((danger) => danger === intent))
    .reduce((sum, { share }) => sum + share, 0);
