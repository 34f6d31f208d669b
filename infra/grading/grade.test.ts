import { describe, expect, it } from 'vitest';
import { answerTo } from '../../backend/src/conversations/assistant/assistant.ts';
import { alarmSentences } from '../../backend/src/conversations/assistant/guards/alarms/learned/alarm-sentences.ts';
import {
  saidInPassing,
  voicedDangers,
  voicedSentences,
} from '../../backend/src/conversations/assistant/guards/alarms/learned/voiced.ts';
import {
  NEAR_MISSES_APART,
  PHRASINGS_APART,
} from '../../backend/src/conversations/assistant/guards/alarms/testing/held-apart.ts';
import { alarmsIn } from '../../backend/src/conversations/assistant/guards/alarms.ts';
import { foreignSentences } from '../../backend/src/conversations/assistant/languages/foreign-sentences.ts';
import { plainWords } from '../../backend/src/conversations/assistant/reading/german-words.ts';
import { intentSentences } from '../../backend/src/conversations/assistant/understanding/learned.ts';
import { readRounds } from './fresh-questions.ts';
import {
  byCategory,
  grade,
  gradedAssistant,
  LEAST_HELD_OUT,
  MOST_MILLISECONDS,
  shareRight,
  withinMilliseconds,
} from './grade.ts';
import { about } from './graded-question.ts';
import { heldOut } from './held-out/held-out.ts';
import { nearCopiesOf } from './likeness.ts';
import { topicQuestions, tunedOn } from './tuned-on/tuned-on.ts';

const LEAST_TUNED_ON = 0.95;
const MOST_WRONG = 0.02;
/** Shorter questions ('Was kostet das?') are put the same way by everybody. */
const FEW_WORDS = 5;
const MOST_ALIKE = 0.75;

describe('the graded questions', () => {
  it('hand on the wish for a person and what one must see at once, and no other message does', { tags: 'long' }, () => {
    for (const [question, topic] of topicQuestions) {
      const handedOn = topic === 'person' || alarmsIn(question).length > 0;
      expect(answerTo(question).personWanted, question).toBe(handedOn);
    }
  });

  it('are many, each there once, and none both tuned on and held out', () => {
    expect(heldOut.length).toBeGreaterThanOrEqual(150);
    const asked = [...tunedOn, ...heldOut].map(({ question, asker }) => `${question} ${asker ?? 'customer'}`);
    expect(asked.filter((question, position) => asked.indexOf(question) !== position)).toEqual([]);
  });

  it('can be answered wrongly: what is missing and what is forbidden are both found', async () => {
    const [missing, forbidden, right] = await grade(
      gradedAssistant(),
      about('Probe', [
        { question: 'Was kostet das?', says: [/49,00 €/] },
        { question: 'Was kostet das?', says: [], never: [/59,00 €/] },
        { question: 'Was kostet das?', says: [/59,00 €/] },
      ]),
    );
    expect([missing?.faults.length, forbidden?.faults.length, right?.faults.length]).toEqual([1, 1, 0]);
  });

  it('are answered well enough without a model, fast, and with neither other people’s data nor promises', async () => {
    const assistant = gradedAssistant();
    const tuned = await grade(assistant, tunedOn);
    const held = await grade(assistant, heldOut);
    expect(shareRight(tuned)).toBeGreaterThanOrEqual(LEAST_TUNED_ON);
    expect(shareRight(held), JSON.stringify(byCategory(held))).toBeGreaterThanOrEqual(LEAST_HELD_OUT);
    const all = [...tuned, ...held];
    expect(withinMilliseconds(all, 1)).toBeLessThan(MOST_MILLISECONDS);
    const having = (beginning: string) =>
      all.filter(({ faults }) => faults.some((fault) => fault.startsWith(beginning)));
    expect(having('schadet').map(({ question, faults }) => [question, faults])).toEqual([]);
    expect(having('verboten').length / all.length).toBeLessThan(MOST_WRONG);
  });
});

describe('the rounds of fresh questions', () => {
  const rounds = readRounds();
  const learned = [
    ...intentSentences(),
    ...alarmSentences(),
    ...voicedSentences(),
    ...voicedDangers(),
    ...saidInPassing(),
    ...foreignSentences(),
  ].map(([sentence]) => sentence);

  it('are not learned from: none stands among the sentences of the training, nor a near copy', { tags: 'long' }, () => {
    const isNearCopy = nearCopiesOf(learned, MOST_ALIKE);
    const alarmsApart = [...Object.values(PHRASINGS_APART).flat(), ...NEAR_MISSES_APART].map((question) => ({
      question,
    }));
    const copies = [
      ...rounds,
      { name: 'held out', questions: heldOut },
      { name: 'alarms', questions: alarmsApart },
    ].flatMap(({ name, questions }) =>
      questions
        .filter(({ question }) => plainWords(question).length > FEW_WORDS && isNearCopy(question))
        // The question itself is not shown: whoever reads it can no longer tune on what is near it.
        .map((_, position) => `${name} ${position}`),
    );
    expect(copies).toEqual([]);
    expect(isNearCopy(`${learned[0]}`)).toBe(true);
  });
});
