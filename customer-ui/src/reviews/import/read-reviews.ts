import type { FoundLine } from './found-line.ts';
import { readBlocks } from './read-blocks.ts';
import { hasNamedColumns, readTable, type TableForm } from './read-table.ts';
import { starsIn } from './stars-in.ts';

/** A first line that tells Excel, and nobody else, what the delimiter is. */
const EXCEL_HINT = /^sep=.(?=\n)/i;

/** In order of preference, should two come to the same. */
const TABLE_FORMS: readonly TableForm[] = [true, false].flatMap((quotes) =>
  (['\t', ';', ','] as const).map((delimiter) => ({ delimiter, quotes })),
);

const isGood = ({ reviewer, stars, flaw }: FoundLine) => flaw === null && reviewer !== '' && starsIn(stars) !== null;

/** Good lines count for a way to read a text, others against it: a wrong way tears lines apart. */
const scoreOf = (lines: readonly FoundLine[]): number =>
  lines.reduce((score, line) => score + (isGood(line) ? 1 : line.flaw === null ? -1 : -2), 0);

/** As a spreadsheet writes it: columns with names, and every record whole where quotation marks hold it together. */
const isWhole = (text: string, form: TableForm, lines: readonly FoundLine[]): boolean =>
  form.quotes && lines.length > 0 && lines.every(isGood) && hasNamedColumns(text, form);

/**
 * The reviews in a text with plain line ends that was pasted or read from a file: a table with tabs, semicolons or
 * commas, with a header or without, or paragraphs as copied from a page. Which of them follows from what makes most sense.
 */
export const readReviews = (written: string): readonly FoundLine[] => {
  // Places in the text stay what they are.
  const text = written.replace(EXCEL_HINT, (line) => ' '.repeat(line.length));
  const blocks = readBlocks(text);
  const readings = TABLE_FORMS.map((form) => readTable(text, form));
  // Words in quotation marks may look like lines of their own: more lines are no better then.
  const whole = readings.find((lines, index) => {
    const form = TABLE_FORMS[index];
    return form !== undefined && isWhole(text, form, lines);
  });
  if (whole !== undefined) return whole;
  if (blocks.some(isGood)) readings.push(blocks);
  const scores = readings.map(scoreOf);
  return readings[scores.indexOf(Math.max(...scores))] ?? [];
};
