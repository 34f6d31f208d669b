import { describe, expect, it } from 'vitest';
import { type Column, csvOf, sheetAmount, yesOrNo } from './csv.ts';

interface Guest {
  readonly name: string;
  readonly words: string;
}
const columns: readonly Column<Guest>[] = [
  { title: 'Name', value: ({ name }) => name },
  { title: 'Text', value: ({ words }) => words },
];

describe('a list as a file', () => {
  it('has a byte order mark, its titles, semicolons and the line ends of Windows', () => {
    expect(csvOf(columns, [{ name: 'Jörg', words: 'Kalt.' }])).toBe('\ufeffName;Text\r\nJörg;Kalt.');
  });

  it('has its titles also when there is nothing to list', () => {
    expect(csvOf(columns, [])).toBe('\ufeffName;Text');
  });

  it('keeps quotes, semicolons and line breaks inside their cells', () => {
    expect(csvOf(columns, [{ name: 'A; B', words: 'Er sagte:\n"Nie!"' }])).toBe(
      '\ufeffName;Text\r\n"A; B";"Er sagte:\n""Nie!"""',
    );
  });

  it.each(['=HYPERLINK("https://boese.example")', '+1', '-1+cmd|x', '@SUM(A1)', '\t=1'])(
    'executes nothing in a spreadsheet: %j',
    (words) => {
      const [, cell = ''] = csvOf([{ title: 'Text', value: () => words }], [0]).split('\r\n');
      expect(cell.replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it.each([
    [59, '59,00'],
    [-59, '-59,00'],
    [-1_259.5, '-1259,50'],
    [0.07, '0,07'],
    [0, '0,00'],
  ])('has amounts that can be added up, those that go back, too: %d', (euro, cell) => {
    expect(csvOf([{ title: 'Betrag', value: () => sheetAmount(euro) }], [0])).toBe(`\ufeffBetrag\r\n${cell}`);
  });

  it('guards what people wrote, also where it looks like a number', () => {
    expect(csvOf([{ title: 'Text', value: () => '-59,00' }], [0])).toBe("\ufeffText\r\n'-59,00");
  });

  it('says ja and nein', () => {
    expect([yesOrNo(true), yesOrNo(false)]).toEqual(['ja', 'nein']);
  });
});
