import { describe, expect, it } from 'vitest';
import { answerTo } from '../../backend/src/conversations/assistant/assistant.ts';
import { alarmsIn } from '../../backend/src/conversations/assistant/guards/alarms.ts';
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
import { topicQuestions, tunedOn } from './tuned-on/tuned-on.ts';

const LEAST_TUNED_ON = 0.95;

describe('the graded questions', () => {
  it('hand on the wish for a person and what one must see at once, and no other message does', () => {
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

  it('are answered well enough without a model, and fast', async () => {
    const assistant = gradedAssistant();
    const tuned = await grade(assistant, tunedOn);
    const held = await grade(assistant, heldOut);
    expect(shareRight(tuned)).toBeGreaterThanOrEqual(LEAST_TUNED_ON);
    expect(shareRight(held), JSON.stringify(byCategory(held))).toBeGreaterThanOrEqual(LEAST_HELD_OUT);
    expect(withinMilliseconds([...tuned, ...held], 1)).toBeLessThan(MOST_MILLISECONDS);
  });

  it('from other people’s data and promises: no answer at all contains what is never said', async () => {
    const graded = await grade(gradedAssistant(), [...tunedOn, ...heldOut]);
    const wrong = graded.filter(({ faults }) => faults.some((fault) => fault.startsWith('verboten')));
    expect(wrong.map(({ question, faults }) => [question, faults])).toEqual([]);
  });
});
