import type { FoundLine } from './found-line.ts';
import { starsIn } from './stars-in.ts';

/** Below the name at most two lines (a badge, a count of reviews) come before the stars. */
const STARS_WITHIN_LINES = 4;
const DRAWN_FIRST = /^((?:[★⭐🌟☆✩]\uFE0F?)+)\s+(.*)$/u;
/** 'vor einem Monat', 'vor 2 Jahren', 'Bearbeitet: vor 3 Tagen', '12.03.2025': when it was written, which is not its text. */
const WHEN =
  /^(?:bearbeitet:?\s*)?(?:vor (?:einem|einer|\d+) (?:minute|stunde|tag|woche|monat|jahr)(?:n|e|en)?|\d{1,2}\.\d{1,2}\.\d{2,4})(?:\s*neu)?$/i;

interface Block {
  readonly line: number;
  readonly start: number;
  readonly words: string;
}

/** The paragraphs of a text, which blank lines part. */
const blocksOf = (text: string): readonly Block[] => {
  let line = 1;
  let counted = 0;
  return [...text.matchAll(/\S.*(?:\n.*\S.*)*/g)].map(({ 0: words, index: start }) => {
    line += text.slice(counted, start).split('\n').length - 1;
    counted = start;
    return { line, start, words };
  });
};

/** The stars at the beginning of a line, and what follows them. */
const starsOf = (line: string): { readonly stars: string; readonly rest: string } | null => {
  if (starsIn(line) !== null) return { stars: line, rest: '' };
  const [, drawn = '', rest = ''] = DRAWN_FIRST.exec(line) ?? [];
  return starsIn(drawn) === null ? null : { stars: drawn, rest };
};

const isWords = (line: string) => line !== '' && !WHEN.test(line);

const lineFrom = ({ line, start, words }: Block): FoundLine => {
  const place = { line, start, end: start + words.length };
  const none = { url: '', reason: '' };
  const [reviewer = '', ...lines] = words.split('\n').map((part) => part.trim());
  const index = lines.slice(0, STARS_WITHIN_LINES - 1).findIndex((part) => starsOf(part) !== null);
  const found = starsOf(lines[index] ?? '');
  if (found === null) return { ...place, ...none, reviewer, stars: '', text: '', flaw: 'no-stars-in-block' };
  const [first = '', ...others] = [found.rest, ...lines.slice(index + 1)].filter((part) => part !== '');
  const text = (isWords(first) ? [first, ...others] : others).join('\n');
  return { ...place, ...none, reviewer, stars: found.stars, text, flaw: null };
};

/** Reads a text as paragraphs, as they are copied from a page: name, then stars, then what was written. */
export const readBlocks = (text: string): readonly FoundLine[] => blocksOf(text).map(lineFrom);
