import { describe, expect, it } from 'vitest';
import { invoiceIssued, SELLER } from '../invoice.builders.ts';
import { fontRuns } from './fonts.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { wordsOf } from './invoice-words.ts';

const { data } = invoiceIssued(2);

describe('an invoice as PDF', () => {
  it('says what the law asks of an invoice', () => {
    expect(wordsOf(data)).toMatchObject({
      sender: ['Sternklar Beispiel GmbH', 'Beispielstraße 1', '55543 Bad Kreuznach'],
      recipient: ['Bäckerei Sonnenschein GmbH', 'Mühlenstraße 12', '55543 Bad Kreuznach', 'USt-IdNr. DE136695976'],
      facts: [
        ['Rechnungsnummer', 'RE-2026-00002'],
        ['Rechnungsdatum', '02.04.2026'],
        ['Leistungszeitraum', '02.04.2026\u00a0– 01.05.2026'],
      ],
      service: 'Tarif Standard, 2. Monat',
      net: ['Nettobetrag', '49,58\u00a0€'],
      vat: ['zzgl. 19\u00a0% Umsatzsteuer', '9,42\u00a0€'],
      gross: ['Gesamtbetrag', '59,00\u00a0€'],
      paid: 'Bereits bezahlt per Kreditkarte (Testbetrieb)',
    });
  });

  it('says plainly what is missing', () => {
    const seller = { ...SELLER, name: null, street: null, postalCode: null, vatId: null };
    expect(wordsOf({ ...data, seller, recipient: null, buyer: null })).toMatchObject({
      sender: ['Name des Anbieters nicht angegeben', 'Straße nicht angegeben', 'PLZ nicht angegeben, Bad Kreuznach'],
      recipient: ['Name des Unternehmens nicht angegeben'],
      foot: [expect.anything(), expect.anything(), ['USt-IdNr.: nicht angegeben']],
    });
  });

  it('is one page, the same each time it is drawn', async () => {
    const long = { ...data, recipient: `Ştefan Łukasz ${'Gaststätten'.repeat(17)}` };
    const [first, second] = [await invoicePdf(long, 'Sternklar'), await invoicePdf(long, 'Sternklar')];
    expect(first.equals(second)).toBe(true);
    expect(first.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('takes the letters of a name from the font file that has them', () => {
    expect(fontRuns('Gül Şahin & Łukasz')).toEqual([
      { text: 'Gül ', letters: 'german' },
      { text: 'Ş', letters: 'european' },
      { text: 'ahin & ', letters: 'german' },
      { text: 'Ł', letters: 'european' },
      { text: 'ukasz', letters: 'german' },
    ]);
  });
});
