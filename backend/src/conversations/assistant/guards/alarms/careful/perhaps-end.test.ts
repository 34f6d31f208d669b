import { describe, expect, it } from 'vitest';
import { answerTo, createAssistant } from '../../../assistant.ts';
import { ASKED_AT, gradedFactsOf } from '../../../testing/asked-customers.ts';
import { ifItIsTheEnd } from '../../alarm-answers.ts';
import { alarmsIn } from '../../alarms.ts';

/** What nothing recognises for sure, and what is so like an end that it is asked. */
const PERHAPS: readonly [string, ...string[]] = [
  'also i mog des jetza nimma mit dem monatsgeld bei euch',
  'lasst den vertrag bitte einschlafen',
  'wir wollen da nicht mehr dabei sein',
  'ich glaub ich bin raus',
  'ich hab keine Lust mehr auf euch',
];

describe('what may end the contract', () => {
  it.each(PERHAPS)('is asked back, and taken for nothing: %s', (message) => {
    expect(alarmsIn(message)).toEqual([]);
    const answer = answerTo(message);
    // Below what else may be meant nobody reads it on a phone.
    expect(answer.text.startsWith(ifItIsTheEnd)).toBe(true);
    expect(answer.attention ?? []).not.toContain('termination-declared');
  });

  it('is declared by what the answer says to write', () => {
    expect(alarmsIn('Hiermit kündige ich')).toEqual(['termination-declared']);
  });

  const assistant = createAssistant({
    customerFactsOf: gradedFactsOf,
    model: null,
    now: () => ASKED_AT,
    logger: { warn: () => undefined },
  });
  const answerAfter = async (before: readonly string[], message: string) =>
    (await assistant.answer({ message, accountId: 'account-of-customer', before })).text;
  const [asked] = PERHAPS;

  it.each(['Ja', 'ja!', 'Ja, genau.', 'Jo', 'Ja bitte', 'Ja, das ist so gemeint', 'Ja, bitte kündigen'])(
    'is not declared by a bare yes, which is told that nothing is noted yet: %s',
    async (yes) => {
      expect(await answerAfter([asked], yes)).toMatch(
        /^Noch ist nichts als Kündigung vermerkt\..*„Hiermit kündige ich“/,
      );
      expect(await answerAfter([asked, 'Ja'], yes)).toMatch(/^Noch ist nichts als Kündigung vermerkt/);
    },
  );

  it.each(['Nein', 'nein, danke', 'Nö', 'Nein, das war nicht gemeint', 'Nein, das soll keine Kündigung sein'])(
    'is none after a no: %s',
    async (no) => {
      expect(await answerAfter([asked], no)).toMatch(/^Gut, dann vermerke ich keine Kündigung\./);
    },
  );

  it('is not spoken of where it was not asked, or something is asked beside yes and no', async () => {
    for (const [before, message] of [
      ['Was kostet das im Monat?', 'Ja'],
      ['Was kostet das im Monat?', 'Nein'],
      [asked, 'Nein, was kostet das im Monat?'],
    ] as const)
      expect(await answerAfter([before], message)).not.toMatch(/vermerk/);
    expect(await answerAfter([], 'Ja')).not.toMatch(/vermerk/);
    expect(await answerAfter(['Was kostet das im Monat?'], 'Nein')).toMatch(/^Gut\. Möchten Sie etwas anderes wissen/);
  });

  it.each(['Das soll keine Kündigung sein', 'nein, keine Kündigung', 'Das war nicht als Kündigung gemeint.'])(
    'is not declared by who says that it is none: %s',
    (denial) => {
      expect(alarmsIn(denial)).toEqual([]);
      expect(alarmsIn(`${denial} Aber hiermit kündige ich.`)).toEqual(['termination-declared']);
    },
  );

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
