import type { Guess } from '../../../understanding/classifier.ts';
import type { Alarm } from '../alarm.ts';
import { alarmClassifier } from './alarm-classifier.ts';
import { alarmSentences, NONE } from './alarm-sentences.ts';
import { allEverydaySentences } from './everyday-sentences.ts';
import { moreVoices, saidInPassing, voicedSentences } from './voiced.ts';

/**
 * The end of the contract and a strange hand in the account are told in as many ways as there are verbs and things to notice: they
 * have a classifier of their own, so that what it takes to know them moves nothing about dangers.
 */
const MATTERS: readonly Alarm[] = ['termination-declared', 'account-taken'];

/** Whether an alarm is one that is known by this classifier. */
export const isMatter = (intent: string): boolean => MATTERS.some((matter) => matter === intent);

const ORDERS = [1, 2, 3] as const;
/** Half of what others have: fewer sentences, and memory is dear. */
const ROWS = 1 << 14;
/** Of what is asked every day every second one: who asks about an end or a device declares and misses nothing. */
const EVERY = 2;

/** Learns, if nobody has yet. */
const matters = alarmClassifier(
  'matters',
  () => [
    ...alarmSentences(),
    ...voicedSentences(),
    ...saidInPassing(),
    ...moreVoices(),
    ...allEverydaySentences(EVERY).map((sentence) => [sentence, NONE] as const),
  ],
  { seeds: ORDERS, rows: ROWS },
);
export const learnMatters = matters.learn;

/** Which of the two a text is like, the likelier first. Pure. */
export const mattersLike = (text: string): readonly Guess[] =>
  matters.guess(text).filter(({ intent }) => isMatter(intent));
