import { describe, expect, it } from 'vitest';
import { createAssistant } from '../assistant.ts';
import { ASKED_AT, gradedFactsOf } from '../testing/asked-customers.ts';
import { ifInDanger } from './alarm-answers.ts';

const assistant = createAssistant({
  customerFactsOf: gradedFactsOf,
  model: null,
  now: () => ASKED_AT,
  logger: { warn: () => undefined },
});
const answer = (message: string, accountId: string | null = 'account-of-customer') =>
  assistant.answer({ message, accountId });

describe('what is said beside an alarm', () => {
  it('is how the named review stands, for who waits for it', async () => {
    const { text, attention } = await answer(
      'Was macht eigentlich die Sache mit der Karla K.? Seit Sonntag hab ich nichts mehr gehört.',
    );
    expect(attention).toEqual(['unanswered']);
    expect(text).toMatch(/Die Bewertung von Karla K\. .*16\. März 2026/);
    expect(text).not.toContain('Petra');
  });

  it('is what all open ones wait for, where none is named', async () => {
    expect((await answer('Seit Tagen keine Antwort von euch!')).text).toMatch(/Karla K\..*Petra M\./s);
  });

  it('is nothing for who has no review, or is nobody', async () => {
    for (const who of ['account-of-newcomer', null])
      expect((await answer('Seit Tagen keine Antwort von euch!', who)).text).not.toContain('\n\n');
  });

  it('is the way back to the former address, where that was changed by somebody else', async () => {
    const { text, attention } = await answer('Meine Mailadresse wurde geändert. ICH WAR DAS NICHT!');
    expect(attention).toEqual(['account-taken']);
    expect(text).toContain('eine Woche lang zurücknehmen');
    expect((await answer('Jemand hat mein Passwort geändert, das war ich nicht!')).text).not.toContain('eine Woche');
  });
});

describe('a danger', () => {
  it.each([
    ['Unser Ausfahrer hatte grad einen Unfall, ist eingeklemmt und hat mich angerufen. Was jetzt?', '112'],
    ['Vorhin kam eine Mail, bei uns im Hotel läge eine Bombe. Ignorieren oder was?', '110'],
  ])('is seen: %s', async (message, number) => {
    const { text, attention } = await answer(message);
    expect(attention).toEqual(['emergency']);
    expect(text).toContain(number);
  });

  it('is none that hardly sounds like one', async () => {
    const { attention } = await answer(
      'Meine Oma selig sagte immer: lieber tot als rot. Bei uns in der Bilanz gilt das auch. Wann wird die Rechnung verschickt?',
    );
    expect(attention).toBeUndefined();
  });
});

describe('whom to call', () => {
  it('stands last beside the answer to what has something of a danger, though nobody is called', async () => {
    const { text, attention } = await answer(
      'In dera Rezension droht oana, dass a mei Bude ozündt. Wos soll i jetz doa?',
    );
    expect(text.endsWith(ifInDanger)).toBe(true);
    expect(attention).toBeUndefined();
  });

  it.each([
    'So Feierabend, ich mach Schluss für heut, bis morgen!',
    'Was kostet das im Monat?',
    'Gibts einen Parkplatz',
  ])('does not stand beside the answer to %s', async (message) => {
    expect((await answer(message)).text).not.toContain('112');
  });

  it.each(['Hola, ¿a qué hora abren mañana los museos?', 'Привет, какая завтра погода в городе?'])(
    'is said in the language of what is not understood: %s',
    async (message) => {
      expect((await answer(message, null)).text).toContain('112');
    },
  );
});
