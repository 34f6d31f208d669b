import { LINK_MAX_LENGTH, REVIEW_TEXT_MAX_LENGTH, REVIEWER_NAME_MAX_LENGTH } from '@sternklar/contracts/constants';
import { newId } from '@sternklar/contracts/new-id';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import { isWebLink } from '@sternklar/contracts/web-link';
import { importTexts as texts } from '../../texts/review-import.ts';
import { reviewTexts } from '../../texts/reviews.ts';
import type { FoundLine } from './found-line.ts';
import { starsIn } from './stars-in.ts';

/** Keys by content, for as long as a window is open: what is sent again unchanged is the same line to the server. */
export const createImportKeys = (makeKey: () => string = newId): ((content: string) => string) => {
  const keys = new Map<string, string>();
  return (content) => {
    const known = keys.get(content);
    if (known !== undefined) return known;
    const key = makeKey();
    keys.set(content, key);
    return key;
  };
};

type Reason = NonNullable<Review['reason']>;

/** A line that was looked at: what would be handed in, and what stands against it. */
export interface ImportLine {
  /** Names the line towards the server, whatever its number is. */
  readonly key: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly reviewer: string;
  /** Whole stars from 1 to 5; null when nobody can tell. */
  readonly stars: number | null;
  readonly starsWritten: string;
  readonly text: string;
  readonly url: string;
  readonly reason: Reason | null;
  /** German sentences; none for a line that can be sent. */
  readonly problems: readonly string[];
  /** The number of an earlier line with the same reviewer and text, or 'there' for one that is handed in already. */
  readonly double: number | 'there' | null;
}

const REASONS = Object.entries(reviewTexts.reasons) as readonly (readonly [Reason, string])[];

const folded = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** By the server's word for it or by ours. */
const reasonIn = (written: string): Reason | null =>
  REASONS.find(([reason, label]) => [reason, label].some((name) => folded(name) === folded(written)))?.[0] ?? null;

const problemsOf = (found: FoundLine): readonly string[] => {
  const { reviewer, stars, text, url, reason, flaw } = found;
  if (flaw !== null) return [texts.flaws[flaw]];
  return [
    reviewer === '' && texts.reviewerMissing,
    reviewer.length > REVIEWER_NAME_MAX_LENGTH && texts.reviewerTooLong,
    starsIn(stars) === null && texts.starsWrong,
    text.length > REVIEW_TEXT_MAX_LENGTH && texts.textTooLong,
    url.length > LINK_MAX_LENGTH && texts.urlTooLong,
    url !== '' && !isWebLink(url) && texts.urlWrong,
    reason !== '' && reasonIn(reason) === null && texts.reasonUnknown(reason),
  ].filter((problem) => problem !== false);
};

/** What makes two reviews the same one. */
const likeness = (reviewer: string, text: string): string => `${folded(reviewer)}\n${folded(text)}`;

interface Surroundings {
  /** What is handed in already for the same business. */
  readonly reviews: readonly Review[];
  /** The key of a line with this content; the same content again gets the same key again. */
  readonly keyOf: (content: string) => string;
}

/** Looks at the lines of a text: what is wrong with them, and which of them are there already. */
export const lookAt = (lines: readonly FoundLine[], { reviews, keyOf }: Surroundings): readonly ImportLine[] => {
  const there = new Set(reviews.map(({ reviewer_name, review_text }) => likeness(reviewer_name, review_text)));
  const lineOf = new Map<string, number>();
  const copies = new Map<string, number>();
  return lines.map((found) => {
    const { line, start, end, reviewer, text, url, reason } = found;
    const content = JSON.stringify([reviewer, found.stars, text, url, reason]);
    const copy = (copies.get(content) ?? 0) + 1;
    copies.set(content, copy);
    const problems = problemsOf(found);
    const like = likeness(reviewer, text);
    const double = there.has(like) ? 'there' : (lineOf.get(like) ?? null);
    if (problems.length === 0 && !lineOf.has(like)) lineOf.set(like, line);
    return {
      key: keyOf(`${copy} ${content}`),
      line,
      start,
      end,
      reviewer,
      stars: starsIn(found.stars),
      starsWritten: found.stars,
      text,
      url,
      reason: reasonIn(reason),
      problems,
      double: problems.length === 0 ? double : null,
    };
  });
};
