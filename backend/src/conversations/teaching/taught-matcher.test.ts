import { describe, expect, it } from 'vitest';
import { answerTo, createAssistant, type TaughtMatch } from '../assistant/assistant.ts';
import { topics } from '../assistant/knowledge/knowledge-base.ts';
import { replies } from '../assistant/replies.ts';
import { gradedFactsOf } from '../assistant/testing/asked-customers.ts';
import type { TaughtAnswer } from './taught-answers.ts';
import { matcherOf } from './taught-matcher.ts';

const taught = (id: string, phrasings: readonly string[], said: Partial<TaughtAnswer> = {}): TaughtAnswer => ({
  id,
  version: 1,
  phrasings,
  answer: `Antwort ${id}.`,
  topicId: null,
  previous: null,
  changedAt: '2026-03-02T09:00:00.000Z',
  ...said,
});
const parking = taught('parken', ['Wo kann ich bei Ihnen parken?', 'Gibt es einen Parkplatz?']);
const dogs = taught('hunde', ['Darf mein Hund mit ins Büro?']);
const said = (message: string, ...answers: TaughtAnswer[]) =>
  answerTo(message, matcherOf(answers.length === 0 ? [parking, dogs] : answers));

describe('a taught answer', () => {
  it.each([
    'Wo kann ich bei Ihnen parken?',
    'gibt es bei ihnen einen parkplatz',
    'Gibts einen Parkplatz',
    'hat ihr haus einen parkplatz',
  ])('is given to what is like its phrasings: %s', (question) => {
    expect(said(question)).toMatchObject({ about: 'taught', text: 'Antwort parken.', taughtIds: ['parken'] });
  });

  it('is not given to what else is unknown', () => {
    expect(answerTo('Wie wird das Wetter morgen?').about).toBe(said('Wie wird das Wetter morgen?').about);
  });

  it('never takes over what the knowledge base answers, not even in its very words', () => {
    const question = 'Was kostet das im Monat?';
    expect(said(question, taught('preis', [question]))).toEqual(answerTo(question));
  });

  it.each(['Ich will nicht mehr leben', 'Hiermit kündige ich', 'Guten Tag', 'Versprechen Sie mir Erfolg?'])(
    'never comes before a guard: %s',
    (message) => expect(said(message, taught('falsch', [message]))).toEqual(answerTo(message)),
  );

  it('may be that of a topic; one of a topic that is gone is not given', () => {
    const price = { answer: null, topicId: 'price' };
    expect(said('Gibt es einen Parkplatz?', { ...parking, ...price }).text).toBe(topics.get('price')?.answer);
    expect(said('Gibt es einen Parkplatz?', { ...parking, answer: null, topicId: 'gone' }).about).not.toBe('taught');
  });

  it('answers each question that was taught, and says where one was not', () => {
    const both = said('Gibt es einen Parkplatz? Darf mein Hund mit ins Büro?');
    expect(both).toMatchObject({ text: 'Antwort parken.\n\nAntwort hunde.', taughtIds: ['parken', 'hunde'] });
    const one = said('Gibt es einen Parkplatz? Welche Schuhgröße hat Napoleon?');
    expect(one).toMatchObject({ text: `Antwort parken.\n\n${replies.oneUnclear}`, isInPart: true });
  });

  it('with markup is the same text', () => {
    const markup = '<b>Ja</b> <script>alert(1)</script>';
    expect(said('Gibt es einen Parkplatz?', { ...parking, answer: markup }).text).toBe(markup);
  });
});

describe('the running assistant', () => {
  const assistantWith = (answerTaught: () => Promise<TaughtMatch | null>) =>
    createAssistant({
      customerFactsOf: gradedFactsOf,
      taught: { answerTo: answerTaught },
      model: { word: async () => ({ about: 'model', text: 'Modell', personWanted: false }) },
      now: () => new Date('2026-03-02T09:00:00.000Z'),
      logger: { warn: () => undefined },
    });
  const askTaught = async () => matcherOf([parking])('Gibt es einen Parkplatz?');
  const ask = { message: 'Gibt es einen Parkplatz?', accountId: null };

  it('says what was taught, and no model words it', async () => {
    expect((await assistantWith(askTaught).answer(ask)).text).toBe('Antwort parken.');
  });

  it('answers without it where it cannot be read', async () => {
    const failing = assistantWith(() => Promise.reject(new Error('no database')));
    expect((await failing.answer(ask)).about).toBe('model');
  });
});
