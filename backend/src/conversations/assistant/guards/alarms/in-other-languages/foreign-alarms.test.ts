import { describe, expect, it } from 'vitest';
import { answerTo } from '../../../assistant.ts';
import { alarmsIn } from '../../alarms.ts';
import { HARMLESS_IN_OTHER_LANGUAGES, TOLD_IN_OTHER_LANGUAGES } from '../testing/other-languages-apart.ts';
import { foreignAlarmsIn } from './foreign-alarms.ts';

const told = Object.entries(TOLD_IN_OTHER_LANGUAGES).flatMap(([language, alarms]) =>
  Object.entries(alarms).flatMap(([alarm, texts]) => texts.map((text) => [language, alarm, text] as const)),
);

describe('what must reach a person at once, in other languages', () => {
  it.each(told)('is seen (%s, %s): %s', (_, alarm, text) => {
    expect(alarmsIn(text)).toContain(alarm);
  });

  it.each(HARMLESS_IN_OTHER_LANGUAGES)('is not seen in: %s', (text) => {
    expect(alarmsIn(text)).toEqual([]);
  });

  it('is answered with a sentence in the language and whom to call, before the answer in German', () => {
    const { text, about, personWanted } = answerTo('My husband is standing on the roof of our hotel');
    expect({ about, personWanted }).toEqual({ about: 'danger-to-self', personWanted: true });
    expect(text).toMatch(/^If anyone is in danger right now, please call 110 .*112.*0800 111 0 111.*\n\nDas klingt/u);
    expect(answerTo('Artık yaşamak istemiyorum').text).toMatch(/^Şu anda .*110.*112.*0800 111 0 111/u);
    expect(answerTo('I hereby terminate my contract').text).toMatch(/^Your notice has arrived/u);
  });

  it.each(Object.keys(TOLD_IN_OTHER_LANGUAGES))(
    'is mostly answered in the language that it is told in: %s',
    (language) => {
      const texts = told.filter(([one]) => one === language).map(([, , text]) => answerTo(text).text);
      expect(
        texts.filter((text) => !/^(?:Das klingt|Ist jemand|Handeln|Ihre Nachricht)/u.test(text)).length,
      ).toBeGreaterThan(texts.length / 2);
    },
  );
});

describe('an emergency of the body, fire or gas in another language', () => {
  it.each([
    'My chef collapsed and is not breathing, what do I do',
    'Je sens une odeur de gaz dans la cuisine',
    'Mio padre non si sveglia, c’è puzza di gas',
    'Mi marido está inconsciente, no respira',
    'Mi marido no respira, ayuda',
    'Mia moglie non respira',
    'Mijn kok is bewusteloos, hij ademt niet',
    'Szef nie oddycha, co robić',
    'Kocam nefes almıyor, yardım edin',
    'Муж упал, не дышит, губы синие',
    'Чоловік не дихає',
    'زوجي لا يتنفس ساعدوني',
  ])('is seen: %s', (message) => {
    expect(foreignAlarmsIn(message)).toContain('medical-emergency');
  });

  it.each(['How do I cancel my account?', '¿Cuánto cuesta al mes?', 'Сколько стоит в месяц?', 'Ile to kosztuje?'])(
    'is none: %s',
    (message) => {
      expect(foreignAlarmsIn(message)).toEqual([]);
    },
  );
});
