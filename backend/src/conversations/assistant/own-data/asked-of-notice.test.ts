import { describe, expect, it } from 'vitest';
import { withNoticeGiven } from './asked-of-notice.ts';

const intentsOf = (message: string, ...parts: readonly (readonly [intent: string, text: string])[]) => {
  const asked = parts.map(([intent, text]) => ({ intent, share: 0.7, text }));
  return withNoticeGiven(message, { asked, nearest: [], unclear: [] }).asked.map((one) => one.intent);
};

describe('whether one’s own notice arrived', () => {
  it.each([
    'Ist meine Kündigung bei Ihnen gelandet?',
    'Hallo, ist unsere Kündigung eingegangen?',
    'Hab am 1. März gekündigt. Isch des bei euch akomma?',
    'Ist mein Kündigungsbrief bei euch angelangt?',
    'habt ir meine kündigng bekomen',
  ])('is told by one’s own data: %s', (message) => {
    expect(intentsOf(message, ['own-stars', message])).toEqual(['own-notice-given', 'confirmation']);
  });

  it('leaves what is asked beside it', () => {
    const message = 'Ist meine Kündigung angekommen, und muss ich noch zahlen?';
    expect(
      intentsOf(message, ['confirmation', 'Ist meine Kündigung angekommen'], ['refund', 'muss ich noch zahlen?']),
    ).toEqual(['own-notice-given', 'confirmation', 'refund']);
  });

  it.each(['Wie kündige ich?', 'Welche Kündigungsfrist gilt?', 'Bekomme ich eine Bestätigung?'])(
    'is not what is asked by %s',
    (message) => {
      expect(intentsOf(message, ['notice', message])).toEqual(['notice']);
    },
  );
});
