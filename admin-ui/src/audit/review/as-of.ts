import type { AuditEntry, AuditReviewWords } from '@sternklar/contracts/audit/audit-replay.api';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';

/** A review at a moment. `status` is null where there was none yet. */
export interface ReviewThen {
  readonly status: ReviewStatus | null;
  readonly since: string | null;
  /** What had happened by then, the oldest first. */
  readonly entries: readonly AuditEntry[];
  readonly notes: number;
}

/** Entries are in their order; null as moment: all of them. */
export const reviewAsOf = (entries: readonly AuditEntry[], moment: string | null): ReviewThen => {
  const until = moment === null ? Number.POSITIVE_INFINITY : Date.parse(moment);
  const happened = entries.filter(({ at }) => Date.parse(at) <= until);
  const newest = happened.findLast(({ to }) => to !== null);
  return {
    status: newest?.to ?? null,
    since: newest?.at ?? null,
    entries: happened,
    notes: happened.filter(({ kind }) => kind === 'note-added').length,
  };
};

/** What a review said at a moment, and who wrote it; before it was there, as it was handed in. */
export const wordsAsOf = <Words extends Pick<AuditReviewWords, 'at'>>(
  words: readonly Words[],
  moment: string | null,
): Words | undefined => {
  const until = moment === null ? Number.POSITIVE_INFINITY : Date.parse(moment);
  return words.findLast(({ at }) => Date.parse(at) <= until) ?? words[0];
};

/** What differs between two moments, whichever of them is the earlier. */
export interface Difference {
  readonly before: ReviewThen;
  readonly after: ReviewThen;
  readonly between: readonly AuditEntry[];
}

export const differenceOf = (entries: readonly AuditEntry[], one: string | null, other: string | null): Difference => {
  const [first, second] = [reviewAsOf(entries, one), reviewAsOf(entries, other)];
  const [before, after] = first.entries.length <= second.entries.length ? [first, second] : [second, first];
  return { before, after, between: after.entries.slice(before.entries.length) };
};
