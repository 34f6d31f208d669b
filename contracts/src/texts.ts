import { z } from 'zod';

/** Control characters other than tab and line breaks: they ring, erase or colour wherever a terminal shows them. */
const CONTROL = String.raw`(?![\t\n\r])\p{Cc}`;
/** They turn what follows around, so that it reads as something else. */
const TURNING = String.raw`[\u202A-\u202E\u2066-\u2069]`;
const UNSEEN = new RegExp(`${CONTROL}|${TURNING}`, 'gu');
/** Line breaks of every kind. */
const BREAKS = /[\n\r\u2028\u2029]/u;
/** Blanks, and what is there but shows nothing, such as a zero-width space. */
const SHOWS_NOTHING = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u;

/** Marks over and under a letter that no script has as many of (Hebrew with its accents has five): they cover the lines around. */
const HEAPED = /(\p{M}{8})\p{M}+/gu;

/** What people read of a typed text: without characters that only disturb, trimmed; empty where nothing would be seen. */
export const readable = (text: string): string => {
  const kept = text.replace(UNSEEN, '').replace(HEAPED, '$1');
  return SHOWS_NOTHING.test(kept) ? '' : kept.trim();
};

/** A text that people write, of at most `most` characters, which may be empty. One fault is told at a time. */
export const textSchema = (missing: string, most: number, tooLong = 'Der Text ist zu lang.') =>
  z.string(missing).overwrite(readable).max(most, { error: tooLong, abort: true });

/** One with something to read in it. */
export const filledTextSchema = (missing: string, most: number, tooLong?: string) =>
  textSchema(missing, most, tooLong).min(1, { error: missing, abort: true });

/** In a mail or a list another line would pass for somebody else's words. */
export const isOneLine = (text: string): boolean => !BREAKS.test(text);

/** A name, on one line. */
export const nameSchema = (missing: string, most: number, tooLong = 'Der Name ist zu lang.') =>
  filledTextSchema(missing, most, tooLong).refine(isOneLine, 'Bitte schreiben Sie den Namen in eine Zeile.');
