import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FONT_FILES, fontLines, fontRuns, newPdf } from '../../platform/pdf.port.ts';
import { ciiOf } from '../e-invoice/cii.ts';
import { eInvoiceOf } from '../e-invoice/e-invoice-of.ts';
import { invoiceCancelled, invoiceCorrected, invoiceIssued, SELLER } from '../testing/invoice.builders.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { wordsOf } from './invoice-words.ts';

const { data } = invoiceIssued(2);

interface FontFile {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** Every stream of a PDF, as text. */
const streamsOf = (pdf: Buffer): readonly string[] =>
  [...pdf.toString('latin1').matchAll(/<<([\s\S]*?)>>\s*stream\n([\s\S]*?)\nendstream/g)].map(
    ([, dictionary = '', content = '']) => {
      const bytes = Buffer.from(content, 'latin1');
      return (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString();
    },
  );

/** Where each line of text begins, from the top, and in which size. */
const textPlacesOf = (pdf: Buffer) =>
  streamsOf(pdf)
    .flatMap((stream) => [...stream.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm\s+\/F\d+ ([\d.]+) Tf/g)])
    .map(([, x, y, size]) => ({ x: Number(x), y: 841.89 - Number(y), size: Number(size) }));

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

  it('never calls an open one paid, nor a real payment a test', () => {
    const { paid, paidNote } = wordsOf({ ...data, paidBy: null });
    expect(paid).toBe('Fällig am 05.04.2026, zahlbar per Kreditkarte');
    expect(`${paid} ${paidNote}`).not.toMatch(/Testbetrieb|Bereits bezahlt/);
  });

  it('whose money came before it says so, and calls nothing a test', () => {
    const prepaid = { paidBy: null, isPrepaid: true } as const;
    expect(wordsOf({ ...data, ...prepaid })).toMatchObject({
      means: 'Kreditkarte',
      paid: 'Bereits bezahlt per Kreditkarte',
      paidNote: 'Bitte überweisen Sie nichts. Der Betrag wird nicht noch einmal abgebucht.',
    });
    expect(wordsOf({ ...corrected, ...prepaid })).toMatchObject({
      paid: 'Bereits mit der Rechnung bezahlt per Kreditkarte',
      paidNote: 'Es ist nichts weiter zu zahlen. Der Betrag wird nicht noch einmal abgebucht.',
    });
  });

  const corrected = invoiceCorrected(2, { recipient: 'Bäckerei Sonnenaufgang GmbH' }).data;
  const EARLIER = { number: 'RE-2026-00003', issuedAt: '2026-04-30T22:30:00.000Z' };

  it('that corrects one belongs to it beyond doubt, and asks for nothing', () => {
    const words = wordsOf(corrected);
    expect(words).toMatchObject({
      title: 'Rechnungsberichtigung',
      about:
        'Berichtigt Name, Anschrift und USt-IdNr. des Empfängers in der Rechnung RE-2026-00002 vom 02.04.2026. Alles andere auf der Rechnung gilt weiter.',
      recipient: ['Bäckerei Sonnenaufgang GmbH', 'Mühlenstraße 12', '55543 Bad Kreuznach', 'USt-IdNr. DE136695976'],
      facts: [
        ['Nummer', 'RE-2026-00003'],
        ['Datum', '02.05.2026'],
        ['Leistungszeitraum', '02.04.2026\u00a0– 01.05.2026'],
        ['Berichtigt', 'RE-2026-00002 vom 02.04.2026'],
      ],
      gross: ['Gesamtbetrag', '59,00\u00a0€'],
      paid: 'Bereits mit der Rechnung bezahlt per Kreditkarte (Testbetrieb)',
    });
    const open = wordsOf({ ...corrected, paidBy: null, replaces: EARLIER });
    expect(open.about).toContain('und ersetzt die Berichtigung RE-2026-00003 vom 01.05.2026.');
    expect(open.paid).toBe('Fällig wie die Rechnung am 05.04.2026, zahlbar per Kreditkarte');
    expect(open.paidNote).toContain('nur einmal');
    expect(`${open.paid} ${open.paidNote}`).not.toMatch(/Testbetrieb|Bereits bezahlt/);
  });

  it('that takes back a corrected one names both, and the space for that', async () => {
    const creditNote = invoiceCancelled(2, { correction: EARLIER }).data;
    expect(wordsOf(creditNote).facts.slice(3)).toEqual([
      ['Storniert', 'RE-2026-00002 vom 02.04.2026'],
      ['Berichtigt mit', 'RE-2026-00003 vom 01.05.2026'],
    ]);
    const places = textPlacesOf(await invoicePdf(creditNote, 'Sternklar'));
    const title = places.find(({ size }) => size === 24) ?? expect.unreachable();
    for (const { x, y } of places.slice(0, places.indexOf(title))) if (x > 300) expect(y).toBeLessThan(title.y - 6);
  });

  it.each([
    ['Falsche Firma', 'Falsche Firma. War er'],
    [' Falsche Firma. ', 'Falsche Firma. War er'],
    ['Wirklich?', 'Wirklich? War er'],
    ['Wie gewünscht („Kulanz“)', 'Wie gewünscht („Kulanz“). War er'],
    ['Er sagte: „Weg damit!“', 'Er sagte: „Weg damit!“ War er'],
  ])('that takes one back ends the reason %j before it goes on', (note, said) => {
    expect(wordsOf(invoiceCancelled(2, { paidBy: null, reason: 'by-hand', note }).data).paidNote).toMatch(said);
  });

  it('says plainly what is missing', () => {
    const seller = { ...SELLER, name: null, street: null, postalCode: null, vatId: null };
    expect(wordsOf({ ...data, seller, recipient: null, buyer: null })).toMatchObject({
      sender: ['Name des Anbieters nicht angegeben', 'Straße nicht angegeben', 'PLZ nicht angegeben, Bad Kreuznach'],
      recipient: ['Name des Unternehmens nicht angegeben'],
      foot: [expect.anything(), expect.anything(), ['USt-IdNr.: nicht angegeben']],
    });
  });

  it('keeps the longest address above the title, and all of it above the foot', async () => {
    const buyer = { street: 'W'.repeat(200), postalCode: '55543', town: 'W'.repeat(100), vatId: 'DE136695976' };
    const pdf = await invoicePdf({ ...data, recipient: 'Müller '.repeat(28), buyer }, 'Sternklar');
    const places = textPlacesOf(pdf);
    const title = places.find(({ size }) => size === 24) ?? expect.unreachable();
    const address = places.filter(({ x, size }) => x === 64 && size === 8);
    expect(address.length).toBeGreaterThan(8);
    for (const { y } of address) expect(y).toBeLessThan(title.y - 6);
    const body = places.filter(({ size }) => size >= 9);
    for (const { y } of body) expect(y).toBeLessThan(745);
    expect(textPlacesOf(await invoicePdf(data, 'Sternklar')).find(({ size }) => size === 24)?.y).toBeLessThan(title.y);
  });

  it('keeps a correction above the foot, whatever it has to say', async () => {
    const buyer = { street: 'W'.repeat(200), postalCode: '55543', town: 'W'.repeat(100), vatId: 'DE136695976' };
    const longest = { ...corrected, recipient: 'Müller '.repeat(28), buyer, replaces: EARLIER, paidBy: null };
    const pdf = await invoicePdf(longest, 'Sternklar');
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    for (const { y } of textPlacesOf(pdf).filter(({ size }) => size >= 9)) expect(y).toBeLessThan(745);
  });

  it('names who may act for the seller, and where it is registered', () => {
    const seller = { ...SELLER, representative: 'Erika Beispiel' };
    expect(wordsOf({ ...data, seller }).foot[1]).toContain('Vertreten durch: Erika Beispiel');
    expect(wordsOf({ ...data, seller }).foot[1]).toContainEqual(expect.stringMatching(/^Register: /));
  });

  it('is one page, the same each time it is drawn', async () => {
    const long = { ...data, recipient: `Ştefan Łukasz ${'Gaststätten'.repeat(17)}` };
    const [first, second] = [await invoicePdf(long, 'Sternklar'), await invoicePdf(long, 'Sternklar')];
    expect(first.equals(second)).toBe(true);
    expect(first.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('carries the electronic invoice, and says so to programs that look for it', async () => {
    const pdf = await invoicePdf(data, 'Sternklar');
    const { eInvoice } = eInvoiceOf(data);
    expect(streamsOf(pdf)).toContain(ciiOf(eInvoice ?? expect.unreachable()));
    expect(pdf.toString('latin1')).toMatch(/\/AFRelationship \/Alternative\n\/F \(factur-x\.xml\)/);
    const metadata = streamsOf(pdf).find((stream) => stream.includes('xmpmeta'));
    expect(metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>');
  });

  it('carries none where settings are missing', async () => {
    const pdf = await invoicePdf({ ...data, seller: { ...SELLER, vatId: null } }, 'Sternklar');
    expect(pdf.toString('latin1')).not.toContain('factur-x');
  });

  it('names an author with an ampersand as XML does', async () => {
    const pdf = await invoicePdf({ ...data, seller: { ...SELLER, name: 'Stern & Klar <GmbH>' } }, 'Sternklar');
    const metadata = streamsOf(pdf).find((stream) => stream.includes('xmpmeta'));
    expect(metadata).toContain('<rdf:li>Stern &amp; Klar &lt;GmbH&gt;</rdf:li>');
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

  it('ends no line within a name that needs two font files', async () => {
    const recipient = 'Müller & Söhne "Zur Linde" <GmbH> \'Ö\' ß – Łódź';
    const pdf = await invoicePdf({ ...data, recipient }, 'Sternklar');
    const [first = [], second = []] = Map.groupBy(
      textPlacesOf(pdf).filter(({ size }) => size === 11),
      ({ y }) => y,
    ).values();
    expect([first, second].map((pieces) => pieces.length)).toEqual([1, 'Ł ód ź'.split(' ').length]);
    expect(second.map(({ x }) => x)).toEqual(second.map(({ x }) => x).toSorted((a, b) => a - b));
    expect(second[0]?.x).toBe(first[0]?.x);
  });

  it('keeps the lines and blanks of a text in two font files, and no line wider than asked for', async () => {
    const pdf = (await newPdf({})).fontSize(10);
    const text =
      'Łukasz  wohnt in\n\nŁódź-Łagiewniki, wo die Straße Piłsudskiego den Platz Reymonta und die Kościuszki trifft';
    const lines = fontLines(pdf, text, { width: 120, weight: 400 });
    expect(lines.map((runs) => runs.map((run) => run.text).join(''))).toEqual([
      'Łukasz  wohnt in',
      ' ',
      'Łódź-Łagiewniki, wo die',
      'Straße Piłsudskiego den',
      'Platz Reymonta und die',
      'Kościuszki trifft',
    ]);
    expect(fontLines(pdf, 'Straße\nund Platz', { width: 10, weight: 400 })).toEqual([fontRuns('Straße\nund Platz')]);
  });

  it('writes letters that no font has in those that one has', () => {
    expect(fontRuns('Phở Yıldız 東京 ﬁx a\u2011b 🥨\u0000')).toEqual([
      { text: 'Pho Yıldız ?? fix a-b ??', letters: 'german' },
    ]);
  });

  it('draws no letter that is not in its font file', async () => {
    const pdf = await newPdf({});
    for (let codePoint = 0x20; codePoint < 0x3000; codePoint += 1) {
      for (const { text, letters } of fontRuns(String.fromCodePoint(codePoint))) {
        for (const file of Object.values(FONT_FILES[letters])) {
          const { font } = (pdf.font(file) as unknown as { _font: { font: FontFile } })._font;
          for (const letter of text) expect(font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0), text).toBe(true);
        }
      }
    }
  });
});
