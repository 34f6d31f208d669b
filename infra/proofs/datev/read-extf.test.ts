import { describe, expect, it } from 'vitest';
import { fileOf, HEADER, HEADINGS, in1252, ROWS, withFields } from './extf-sample.ts';
import { readExtf } from './read-extf.ts';

const [ROW = ''] = ROWS;
const booked = (fields: Readonly<Record<number, string>>) =>
  readExtf(fileOf([HEADER, HEADINGS, withFields(ROW, fields)])).bookings[0];
const headed = (fields: Readonly<Record<number, string>>) =>
  readExtf(fileOf([withFields(HEADER, fields), HEADINGS, ROW])).header;

describe('a booking batch of DATEV', () => {
  it('is read as DATEV published it', () => {
    const { header, bookings } = readExtf(fileOf([HEADER, HEADINGS, ...ROWS]));
    expect(header).toEqual({
      createdAt: '2024-01-30T14:04:40.439',
      origin: 'RE',
      exportedBy: '',
      importedBy: '',
      consultant: 29098,
      client: 55003,
      fiscalYearStart: '2024-01-01',
      accountLength: 4,
      from: '2024-01-01',
      to: '2024-08-31',
      label: 'Buchungsstapel',
      dictationCode: 'WD',
      bookingType: 1,
      purpose: 0,
      isLocked: false,
      currency: 'EUR',
      chartOfAccounts: '03',
      industrySolution: '',
      application: '',
    });
    expect(bookings).toMatchObject([
      { line: 3, amountCents: 10018, side: 'S', account: '48400', contraAccount: '8401', text: 'Test Anzahlung' },
      {
        line: 4,
        amountCents: 1530167,
        side: 'H',
        account: '8400',
        contraAccount: '10300',
        documentNumber: '201802027',
      },
    ]);
    expect(bookings.map(({ date, currency, isLocked, fields }) => [date, currency, isLocked, fields.length])).toEqual([
      ['2024-01-31', 'EUR', false, 125],
      ['2024-02-20', 'EUR', false, 125],
    ]);
  });

  it('may hold every letter of Windows-1252, semicolons and quotes in its texts', () => {
    const line = ROW.replace('"Test Anzahlung"', '"Löschung „Süß“ – 5 €; ""Gold"""');
    const bytes = fileOf([HEADER, HEADINGS, line]);
    expect(bytes).toContain(0x80);
    expect(readExtf(bytes).bookings[0]?.text).toBe('Löschung „Süß“ – 5 €; "Gold"');
  });

  it('may leave texts out without quotes, and have no bookings', () => {
    expect(booked({ 3: '', 9: '', 14: '' })).toMatchObject({ currency: 'EUR', taxKey: '', text: '' });
    expect(readExtf(fileOf([HEADER, HEADINGS])).bookings).toEqual([]);
  });

  it('may name its columns as the description does', () => {
    const headings = withFields(HEADINGS, { 1: 'Umsatz', 21: 'Beleginfo-Art 1', 49: 'Zusatzinformation – Inhalt 1' });
    expect(readExtf(fileOf([HEADER, headings, ROW])).bookings).toHaveLength(1);
  });

  it('has the largest amount to the cent, and further days, keys and marks', () => {
    const fields = {
      1: '9999999999,99',
      9: '"40"',
      13: '2,50',
      114: '1',
      115: '29022024',
      116: '01032024',
      118: '"G"',
    };
    expect(booked({ ...fields, 117: '' })).toMatchObject({
      amountCents: 999_999_999_999,
      discountCents: 250,
      taxKey: '40',
      serviceDate: '2024-02-29',
      taxPeriodDate: '2024-03-01',
      dueDate: null,
      isLocked: true,
      isReversal: true,
    });
    expect(booked({ 114: '' })?.isLocked).toBe(true);
  });

  it('takes the year of a day from the fiscal year', () => {
    const header = withFields(HEADER, { 13: '20230701', 15: '20231201', 16: '20240229' });
    const rows = ['3112', '0101', '2902'].map((day) => withFields(ROW, { 10: day }));
    const { bookings } = readExtf(fileOf([header, HEADINGS, ...rows]));
    expect(bookings.map(({ date }) => date)).toEqual(['2023-12-31', '2024-01-01', '2024-02-29']);
  });
});

describe('a file that is no booking batch is refused', () => {
  const text = [HEADER, HEADINGS, ROW, ''].join('\r\n');

  it.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(), 'Line 1: the file must not be empty.'],
    [
      'a byte order mark',
      Uint8Array.from([0xef, 0xbb, 0xbf, ...in1252(text)]),
      'must not begin with a byte order mark',
    ],
    ['UTF-8', new TextEncoder().encode(text), 'Line 2: the text must be Windows-1252, not UTF-8.'],
    ['UTF-8 in one line', in1252(text.replace('Test', 'MÃ¼ller')), 'Line 3: the text must be Windows-1252, not UTF-8.'],
    ['an unknown byte', in1252(text.replace('Test', '\x81')), 'Line 3: the text has a byte that Windows-1252 does not'],
    ['LF', in1252(text.replaceAll('\r\n', '\n')), 'Line 1: the line must end with CR LF, and hold neither alone.'],
    ['a line feed in a text', in1252(text.replace('Test', 'a\nb')), 'Line 3: the line must end with CR LF'],
    ['an unended line', in1252(text.slice(0, -2)), 'Line 3: the line must end with CR LF'],
    ['a tab', in1252(text.replace('Test ', 'Test\t')), 'Line 3: the line must not hold control characters.'],
    ['an empty line', in1252(`${text}\r\n`), 'Line 4: the line must not be empty.'],
    ['only a header', fileOf([HEADER]), 'Line 2: the line must hold the headings of the columns.'],
    ['no header', fileOf([HEADINGS, ROW]), 'Line 1: the line must have 31 fields, not 125.'],
    ['no headings', fileOf([HEADER, ROW]), 'Line 2, field 1 (Umsatz (ohne Soll/Haben-Kz)): must be the heading here'],
    [
      'a heading less',
      fileOf([HEADER, HEADINGS.replace(';Kurs', '')]),
      'Line 2: the line must have 125 fields, not 124.',
    ],
    ['headings in quotes', fileOf([HEADER, withFields(HEADINGS, { 7: '"Konto"' })]), 'field 7 (Konto): must not stand'],
    [
      'headings in another order',
      fileOf([HEADER, withFields(HEADINGS, { 11: 'Belegfeld 2', 12: 'Belegfeld 1' })]),
      'Line 2, field 11 (Belegfeld 1): must be the heading here, not “Belegfeld 2”.',
    ],
    ['a field too many', fileOf([HEADER, HEADINGS, `${ROW};`]), 'Line 3: the line must have 125 fields, not 126.'],
    [
      'a semicolon in no quotes',
      fileOf([HEADER, HEADINGS, ROW.replace('"50"', '5;0')]),
      'must have 125 fields, not 126',
    ],
  ])('for %s', (_, bytes, message) => {
    expect(() => readExtf(bytes)).toThrow(message);
  });
});

describe('a header is refused', () => {
  it.each<[number, string, string]>([
    [1, 'EXTF', 'Line 1, field 1 (Kennzeichen): must stand in quotes.'],
    [1, '"DTVF"', 'field 1 (Kennzeichen): must be EXTF'],
    [2, '510', 'field 2 (Versionsnummer): must be 700'],
    [2, '"700"', 'field 2 (Versionsnummer): must not stand in quotes'],
    [3, '16', 'field 3 (Formatkategorie): must be 21'],
    [4, '"Buchungen"', 'field 4 (Formatname): must be Buchungsstapel'],
    [5, '12', 'field 5 (Formatversion): must be 13'],
    [6, '20240130', 'field 6 (Erzeugt am): must be a moment as YYYYMMDDHHMMSSFFF'],
    [6, '20240130240000000', 'field 6 (Erzeugt am): must be a moment'],
    [6, '20240230140440439', 'field 6 (Erzeugt am): must exist as a day'],
    [7, '""', 'field 7 (Importiert): must not stand in quotes'],
    [8, '"REX"', 'field 8 (Herkunft): must be at most 2 letters and digits'],
    [9, '', 'field 9 (Exportiert von): must stand in quotes'],
    [11, '1000', 'field 11 (Beraternummer): must be 1001 to 9999999'],
    [12, '100000', 'field 12 (Mandantennummer): must be 1 to 99999'],
    [13, '20240231', 'field 13 (WJ-Beginn): must exist as a day'],
    [14, '9', 'field 14 (Sachkontenlänge): must be 4 to 8'],
    [15, '20231231', 'field 15 (Datum von): must lie in the fiscal year'],
    [16, '20231231', 'field 16 (Datum bis): must not lie before Datum von'],
    [16, '20250101', 'field 16 (Datum bis): must lie in the fiscal year'],
    [17, `"${'x'.repeat(31)}"`, 'field 17 (Bezeichnung): must be at most 30'],
    [18, '"wd"', 'field 18 (Diktatkürzel): must be two or four capital letters'],
    [19, '3', 'field 19 (Buchungstyp): must be 1 or 2'],
    [20, '1', 'field 20 (Rechnungslegungszweck): must be 0, 30, 40, 50 or 64'],
    [21, '', 'field 21 (Festschreibung): must be 0 or 1'],
    [22, '"CHF"', 'field 22 (WKZ): must be EUR'],
    [24, '', 'field 24 (Derivatskennzeichen): must stand in quotes'],
    [27, '"SKR03"', 'field 27 (Sachkontenrahmen): must be two or four digits'],
    [31, `"${'x'.repeat(17)}"`, 'field 31 (Anwendungsinformation): must be at most 16 characters'],
  ])('with field %i as %s', (position, field, message) => {
    expect(() => headed({ [position]: field })).toThrow(message);
  });

  it('takes the ends of its ranges', () => {
    for (const number of ['1001', '1099', '9999', '10000', '9999999']) {
      expect(headed({ 11: number }).consultant).toBe(Number(number));
    }
    expect(headed({ 12: '1', 18: '""', 27: '""' })).toMatchObject({
      client: 1,
      dictationCode: '',
      chartOfAccounts: '',
    });
  });
});
