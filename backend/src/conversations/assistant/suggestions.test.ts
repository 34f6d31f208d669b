import { describe, expect, it } from 'vitest';
import { understand } from './answers.ts';
import { answerTo } from './assistant.ts';
import { knowledgeBase } from './knowledge/knowledge-base.ts';
import { OWN } from './own-data/own-intents.ts';
import { alternatives, nearestOf } from './suggestions.ts';

const intents = [...knowledgeBase.map(({ id }) => id), ...Object.keys(OWN)];

describe('what is offered where the answer is not known', () => {
  it.each(intents)('asks what the assistant knows: %s', (intent) => {
    const { suggestions } = nearestOf([intent]);
    expect(suggestions).toHaveLength(1);
    const expected = OWN[intent] ? `own-${OWN[intent].tool}` : intent;
    const { settled, pieces } = understand(suggestions[0] ?? '');
    expect([settled?.about, ...pieces.map(({ about }) => about)]).toContain(expected);
    expect(answerTo(suggestions[0] ?? '').suggestions).toBeUndefined();
  });

  it('are the nearest topics, at most three, each once, also when one question of several is not understood', () => {
    expect(nearestOf(['price', 'unknown', 'own-status', 'own-overview', 'term', 'notice']).titles).toEqual([
      'den Preis',
      'den Stand Ihrer Löschanträge',
      'die Laufzeit des Vertrags',
    ]);
    expect(answerTo('Wie wird morgen das Wetter?').suggestions).toBeUndefined();
    expect(answerTo('google').suggestions).toHaveLength(3);
    const two = answerTo('Was kostet das? Wie knorpelt man den Zwirbel rechts herum?');
    expect(two.text).toContain('59,00');
    expect(two.suggestions).toHaveLength(3);
  });

  it('stands in the words of the answer, too, which are all that is kept', () => {
    const { text, suggestions } = answerTo('google');
    expect(suggestions).toEqual(nearestOf(['platforms', 'who-decides', 'add-business']).suggestions);
    expect(text).toContain('die Plattformen, die Entscheidung der Plattform oder das Hinzufügen eines Unternehmens?');
  });

  it('are never offered with an answer, a refusal or in distress', () => {
    for (const message of [
      'Was kostet das?',
      'Ist diese Bewertung rechtswidrig?',
      'Ich will nicht mehr leben',
      'Danke',
    ])
      expect(answerTo(message).suggestions, message).toBeUndefined();
  });

  it('are told as alternatives', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(alternatives)).toEqual(['', 'a', 'a oder b', 'a, b oder c']);
  });
});
