import { sampleSize } from '@sternklar/event-store/testing/sample-size';
import { describe, expect, it } from 'vitest';
import { alarmsIn } from '../../alarms.ts';
import type { Alarm } from '../alarm.ts';
import { NONE } from './alarm-sentences.ts';
import { isMatter } from './learned-matters.ts';
import { voicedSentences } from './voiced.ts';

/** What gives way to questions, quotations and what is taken back is not seen, though it was learned. */
const LEAST_SEEN = { 'termination-declared': 0.95, 'account-taken': 0.97 } as const;
/** One sentence of a sample weighs as much as five of them all: one more may be missed. */
const LESS_OF_SAMPLE = 0.025;
const MOST_MISTAKEN = 0.02;

/** One in so many is asked each time. */
const EVERY = sampleSize({ some: 12, all: 1 });

const told = (alarm: Alarm | typeof NONE): readonly string[] =>
  voicedSentences()
    .filter(([, known]) => known === alarm)
    .map(([sentence]) => sentence)
    .filter((_, position) => position % EVERY === 0);

/** An end counts as seen where it is supposed, too: a person is told of both. */
const isSeenAs = (alarm: string, sentence: string): boolean =>
  alarmsIn(sentence).some(
    (seen) => seen === alarm || (seen === 'termination-supposed' && alarm === 'termination-declared'),
  );

describe('ends of the contract and strange hands in the account, as six kinds of people tell them', () => {
  it.each(Object.entries(LEAST_SEEN))('are seen: %s', (alarm, least) => {
    const sentences = told(alarm as Alarm);
    const missed = sentences.filter((sentence) => !isSeenAs(alarm, sentence));
    expect(1 - missed.length / sentences.length, missed.join('\n')).toBeGreaterThanOrEqual(
      EVERY === 1 ? least : least - LESS_OF_SAMPLE,
    );
  });

  it('are hardly ever seen in what only sounds like it', () => {
    const sentences = told(NONE);
    const mistaken = sentences.filter((sentence) => alarmsIn(sentence).some(isMatter));
    expect(mistaken.length / sentences.length, mistaken.join('\n')).toBeLessThanOrEqual(MOST_MISTAKEN);
  });
});
