import { describe, expect, it } from 'vitest';
import { answerTo } from '../../../assistant.ts';
import { ifItIsTheEnd } from '../../alarm-answers.ts';
import { alarmsIn } from '../../alarms.ts';

/** What nothing recognises for sure, and what is so like an end that it is asked. */
const PERHAPS = [
  'also i mog des jetza nimma mit dem monatsgeld bei euch',
  'lasst den vertrag bitte einschlafen',
  'wir wollen da nicht mehr dabei sein',
];

describe('what may end the contract', () => {
  it.each(PERHAPS)('is asked back, and taken for nothing: %s', (message) => {
    expect(alarmsIn(message)).toEqual([]);
    const answer = answerTo(message);
    expect(answer.text).toContain(ifItIsTheEnd);
    expect(answer.attention ?? []).not.toContain('termination-declared');
  });

  it('is declared by what the answer says to write', () => {
    expect(alarmsIn('Hiermit kündige ich')).toEqual(['termination-declared']);
  });

  it.each([
    'Was kostet das im Monat?',
    'Wie kündige ich mein Abo?',
    'Ich bleibe Kunde, das steht fest.',
    'Der Gast schreibt: „Hiermit kündige ich meinen Vertrag mit dem Laden.“ Was nun?',
    'Gibt es Mengenrabatt? Wir sind eine Friseurkette mit 14 Salons.',
  ])('is none of this: %s', (message) => {
    expect(answerTo(message).text).not.toContain(ifItIsTheEnd);
  });
});
