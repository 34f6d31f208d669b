import { describe, expect, it } from 'vitest';
import { readReviews } from './read-reviews.ts';

/** Reviewer, stars and text of what was found. */
const read = (text: string) => readReviews(text).map(({ reviewer, stars, text }) => [reviewer, stars, text]);

describe('a pasted text', () => {
  it.each([
    ['tabs, as copied from a spreadsheet', 'Max M.\t1\tWar nie dort.\nK. Weber\t2\tKalt.'],
    ['semicolons', 'Max M.;1;War nie dort.\nK. Weber;2;Kalt.'],
    ['semicolons and blanks', 'Max M. ; 1 ; War nie dort.\nK. Weber ; 2 ; Kalt.'],
    ['commas', 'Max M.,1,War nie dort.\nK. Weber,2,Kalt.'],
    ['quoted cells', '"Max M.","1","War nie dort."\n"K. Weber","2","Kalt."'],
    ['stars first', '1;Max M.;War nie dort.\n2;K. Weber;Kalt.'],
    ['stars last', 'Max M.;War nie dort.;1\nK. Weber;Kalt.;2'],
    ['blank lines between', 'Max M.;1;War nie dort.\n\n\nK. Weber;2;Kalt.\n'],
  ])('is read with %s', (_case, text) => {
    expect(read(text)).toEqual([
      ['Max M.', '1', 'War nie dort.'],
      ['K. Weber', '2', 'Kalt.'],
    ]);
  });

  it('keeps the delimiter inside of words that are not quoted', () => {
    expect(read('Max M.; 1; Kalt; teuer; nie wieder')).toEqual([['Max M.', '1', 'Kalt; teuer; nie wieder']]);
    expect(read('Max M., 1, Kalt, teuer, nie wieder')).toEqual([['Max M.', '1', 'Kalt, teuer, nie wieder']]);
    expect(read('Max M.; 1; Kalt, teuer, nie, nie wieder')).toEqual([['Max M.', '1', 'Kalt, teuer, nie, nie wieder']]);
  });

  it('keeps line breaks and doubled quotation marks of quoted cells, and counts lines as the text does', () => {
    const lines = readReviews('Max M.;1;"Kalt.\n\nSie sagte ""Tja""."\n\nK. Weber;2;Teuer.');
    expect(lines).toMatchObject([
      { line: 1, text: 'Kalt.\n\nSie sagte "Tja".' },
      { line: 5, text: 'Teuer.' },
    ]);
  });

  it('takes quotation marks for words where they hold no cells together', () => {
    expect(read('Max M.;1;"Toll" war es nicht\nK. Weber;2;Kalt.')).toEqual([
      ['Max M.', '1', '"Toll" war es nicht'],
      ['K. Weber', '2', 'Kalt.'],
    ]);
  });

  it('says where each review stands, so that it can be shown there', () => {
    const text = 'Name;Sterne;Text\nMax M.;1;War nie dort.\nK. Weber;9;"Kalt.\nSehr."\nAnna;1;Na ja.';
    const places = readReviews(text).map(({ line, start, end }) => [line, text.slice(start, end)]);
    expect(places).toEqual([
      [2, 'Max M.;1;War nie dort.'],
      [3, 'K. Weber;9;"Kalt.\nSehr."'],
      [5, 'Anna;1;Na ja.'],
    ]);
  });

  it('has a link after the text, if somebody gave one', () => {
    const [line] = readReviews('Max M.;1;Kalt; teuer;https://maps.example/r/1');
    expect(line).toMatchObject({ text: 'Kalt; teuer', url: 'https://maps.example/r/1' });
  });

  it('may begin with the line that tells Excel the delimiter', () => {
    const [line] = readReviews('sep=;\nName;Sterne;Text\nMax M.;1;Kalt.');
    expect(line).toMatchObject({ line: 3, start: 23, reviewer: 'Max M.', stars: '1', text: 'Kalt.' });
  });

  it('without anything to read has no reviews', () => {
    expect(read(' \n\n')).toEqual([]);
    expect(read('Name;Sterne;Text\n')).toEqual([]);
  });
});

describe('a header row', () => {
  it.each([
    'Name;Sterne;Text',
    'Verfasser;Bewertung;Kommentar',
    'reviewer_name;rating;review_text',
    'Author;Stars;Review',
    '\u00a0Name ;STERNE:;Text der Bewertung',
  ])('%s names the columns', (header) => {
    expect(read(`${header}\nMax M.;1;War nie dort.`)).toEqual([['Max M.', '1', 'War nie dort.']]);
  });

  it('may have columns in any order and others between', () => {
    const [line] = readReviews(
      'Datum;Text;Link;Status;Sterne;Grund;Name\n1.2.2026;Kalt.;https://x.example/1;neu;1/5;Spam oder Werbung;Max',
    );
    expect(line).toMatchObject({
      reviewer: 'Max',
      stars: '1/5',
      text: 'Kalt.',
      url: 'https://x.example/1',
      reason: 'Spam oder Werbung',
    });
  });

  it('tells of rows that have more columns, but not where the last one is the text', () => {
    expect(readReviews('Name;Text;Sterne\nMax;Kalt; teuer;1')).toMatchObject([{ flaw: 'too-many-columns' }]);
    expect(read('Name;Sterne;Text\nMax;1;Kalt; teuer')).toEqual([['Max', '1', 'Kalt; teuer']]);
  });
});

describe('paragraphs as copied from a page', () => {
  it('are a name, stars, and words that may have several lines', () => {
    const text = [
      'Max Mustermann\nLocal Guide · 12 Rezensionen\n★☆☆☆☆ vor 2 Monaten\nWar nie dort.\nNie wieder.',
      'K. Weber\n2 Sterne\nvor einem Jahr\nKalt.',
      'Nur Sterne\n★☆☆☆☆',
    ].join('\n\n');
    expect(read(text)).toEqual([
      ['Max Mustermann', '★☆☆☆☆', 'War nie dort.\nNie wieder.'],
      ['K. Weber', '2 Sterne', 'Kalt.'],
      ['Nur Sterne', '★☆☆☆☆', ''],
    ]);
    expect(readReviews(text).map(({ line }) => line)).toEqual([1, 7, 12]);
  });

  it('without stars are told of, and spoil no other', () => {
    expect(readReviews('Max\n1/5\nKalt.\n\nZweiter Absatz ohne alles.\n\nAnna\n2/5\nLau.')).toMatchObject([
      { reviewer: 'Max', flaw: null },
      { line: 5, flaw: 'no-stars-in-block' },
      { reviewer: 'Anna', text: 'Lau.', flaw: null },
    ]);
  });
});

describe('lines that nobody can read', () => {
  it('keep their place and say what is missing', () => {
    expect(readReviews('Max M.;1;Kalt.\nnur Worte\nAnna;2;Lau.')).toMatchObject([
      { line: 1, flaw: null },
      { line: 2, flaw: 'no-columns' },
      { line: 3, flaw: null },
    ]);
    expect(readReviews('Name;Sterne;Text\nMax;1;"Kalt. Und weiter\nAnna;2')).toContainEqual(
      expect.objectContaining({ line: 2, reviewer: 'Max' }),
    );
  });

  it('keep a rating that is none, to be told of', () => {
    expect(readReviews('Max M.;6;Kalt.')).toMatchObject([{ reviewer: 'Max M.', stars: '6', flaw: null }]);
  });

  it('are read in a moment, however many there are', () => {
    const text = Array.from({ length: 5_000 }, (_, index) => `Gast ${index};${(index % 5) + 1};Kalt, teuer.`).join(
      '\n',
    );
    expect(readReviews(text)).toHaveLength(5_000);
  });
});
