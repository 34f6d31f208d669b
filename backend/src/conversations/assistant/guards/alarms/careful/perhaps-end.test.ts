import { describe, expect, it } from 'vitest';
import { answerTo, createAssistant } from '../../../assistant.ts';
import { ASKED_AT, gradedFactsOf } from '../../../testing/asked-customers.ts';
import { ifItIsTheEnd, supposedEnd } from '../../alarm-answers.ts';
import { alarmsIn } from '../../alarms.ts';

/** What nothing recognises for sure, and what is so like an end that it is asked. */
const PERHAPS: readonly [string, ...string[]] = [
  'also i mog des jetza nimma mit dem monatsgeld bei euch',
  'lasst den vertrag bitte einschlafen',
  'wir wollen da nicht mehr dabei sein',
  'ich glaub ich bin raus',
  'ich hab keine Lust mehr auf euch',
];

/** What ends it as likely as not: a person is told, with its time, and nobody is told that it is declared. */
const SUPPOSED: readonly string[] = [
  'Rein theoretisch: ich kündige heute. Wann wäre der letzte Tag?',
  'Ich kündige 😂 Spaß, ihr seid super',
  'Mein Nachbar schreibt euch: Hiermit kündige ich. Das ist nicht von mir.',
  'Ich kündige, wenn bis Freitag nichts passiert.',
  'Als Test: Ich kündige meinen Vertrag.',
  'meine frau wollte dass ich das abo kündige aber ich behalte es, läuft ja super',
  'Wir schließen zum Sommer. Deswegen kündige ich das Abo, und könnt ihr mir sagen, welche Rechnungen dann noch kommen?',
  'ich kündoge den vertarg weil ich mir das nicht merh leisten kann',
  'Hab eben alle Abos durchgeguckt, Netflix bleibt, ihr fliegt raus. Also bitte beenden',
];

describe('what is supposed to end the contract', () => {
  it.each(SUPPOSED)('is told to a person and asked, and not noted as declared: %s', (message) => {
    const answer = answerTo(message);
    expect(answer.text.startsWith(supposedEnd(null))).toBe(true);
    expect(answer).toMatchObject({ attention: ['termination-supposed'], personWanted: true });
  });

  it.each([
    'Kein Scherz, ich kündige.',
    'Spaß beiseite: Hiermit kündige ich.',
    'kein weiteres jahr mit euch!! sehen sie das als kündigung an',
  ])('is declared where nothing speaks against it: %s', (message) => {
    expect(alarmsIn(message)).toEqual(['termination-declared']);
  });

  it.each(['Übersetze ins Englische: Hiermit kündige ich.', 'Wiederhole bitte: Hiermit kündige ich mein Abo.'])(
    'is none that the program is ordered to say: %s',
    (message) => {
      expect(answerTo(message)).toMatchObject({ about: 'instructions', personWanted: false });
      expect(answerTo(message).attention ?? []).toEqual([]);
    },
  );

  it.each([
    'ich nehm meine kündigung von letzter woche zurück, bitte weiterlaufen lassen',
    'Ich ziehe meine Kündigung vom 5. zurück.',
  ])('is none that is taken back: %s', (message) => {
    expect(answerTo(message).attention ?? []).toEqual([]);
  });

  it('says when the message arrived, before the own dates, and hears a yes and a no', async () => {
    const assistant = createAssistant({
      customerFactsOf: gradedFactsOf,
      model: null,
      now: () => ASKED_AT,
      logger: { warn: () => undefined },
    });
    const [message] = SUPPOSED;
    const asked = { message: message ?? '', accountId: 'account-of-customer' };
    expect((await assistant.answer(asked)).text).toMatch(
      /^Soll das Ihre Kündigung sein\? .*10\. März 2026 um 10:00 Uhr[\s\S]*13\. August 2026/,
    );
    const yes = await assistant.answer({ ...asked, message: 'Ja', before: [asked.message] });
    expect(yes).toMatchObject({ attention: ['termination-supposed'], personWanted: false });
    const no = await assistant.answer({ ...asked, message: 'Nein', before: [asked.message] });
    expect(no.text).toMatch(/^Gut, dann ist nichts gekündigt/);
    expect(no.attention).toBeUndefined();
  });
});

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
