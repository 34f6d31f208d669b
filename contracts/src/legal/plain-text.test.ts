import { describe, expect, it } from 'vitest';
import { agb } from './agb.ts';
import { AGB_PARAGRAPH } from './agb-paragraphs.ts';
import { facts, link, list, note, words } from './legal-document.ts';
import { plainTextOf } from './plain-text.ts';

const operator = {
  name: 'Beispiel GmbH',
  representative: 'Erika Beispiel',
  street: 'Markt 1',
  postalCode: '55543',
  town: 'Bad Kreuznach',
  country: 'Deutschland',
  email: 'post@beispiel.example',
  phone: null,
  register: 'Amtsgericht Bad Kreuznach, HRB 1',
  vatId: 'DE136695976',
  hostingProvider: 'Rechenzentrum',
  mailProvider: 'Post',
  modelProvider: null,
  paymentProvider: null,
  dataProtectionAuthority: 'Mainz',
};

it('has the paragraphs of the terms by the numbers that answers name them with', () => {
  const { sections } = agb({ brand: 'Sternklar', uiTexts: 'de', operator });
  expect(Object.entries(AGB_PARAGRAPH)).toEqual(sections.map(({ id }, position) => [id, position + 1]));
});

describe('a legal page as text', () => {
  it('says everything that the page says, numbered as there, in lines of a letter', () => {
    const document = agb({ brand: 'Sternklar', uiTexts: 'de', operator });
    const text = plainTextOf(document);
    for (const { title } of document.sections) expect(text).toContain(title);
    expect(text).toMatch(/^ALLGEMEINE GESCHÄFTSBEDINGUNGEN\n\nStand: /);
    expect(text).toMatch(/\n\n§ 1 Geltung und Vertragspartner\n\n\(1\) Diese Bedingungen gelten/);
    expect(text).toContain('Beispiel GmbH');
    expect(text).toContain('post@beispiel.example');
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(78);
    expect(text).not.toMatch(/\[object|undefined|\/fernabsatz#/);
  });

  it('has every kind of block', () => {
    const blocks = [
      list('eins', 'zwei'),
      facts({ term: 'Preis', words: '59 €' }),
      note('So', words`steht es ${link('/a', 'da')}.`),
    ];
    const section = { id: 'a', title: 'Abschnitt', blocks };
    const document = {
      ...agb({ brand: 'S', uiTexts: 'de', operator }),
      preface: undefined,
      sections: [section],
    } as never;
    expect(plainTextOf(document)).toMatch(/§ 1 Abschnitt\n\n- eins\n- zwei\n\nPreis: 59 €\n\nSo: steht es da\.\n$/);
  });
});
