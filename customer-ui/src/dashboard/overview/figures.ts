import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';

export interface Decided {
  readonly deleted: number;
  readonly decided: number;
}

/** How many requests were decided at all, and how many of them ended in a deletion. */
export const decidedOf = (counts: Readonly<Record<ReviewStatus, number>>): Decided => ({
  deleted: counts.gelöscht,
  decided: counts.gelöscht + counts.nicht_genehmigt,
});

/**
 * The share of deletions among the decided requests, to the hundredth; null when nothing is decided. 'All' and 'none' are
 * said only where they are true.
 */
export const rateOf = ({ deleted, decided }: Decided): number | null => {
  if (decided === 0) return null;
  if (deleted === 0 || deleted === decided) return deleted / decided;
  return Math.min(99, Math.max(1, Math.round((100 * deleted) / decided))) / 100;
};

/** How many were taken back before the platform decided: their status stays, and nobody works on them. */
export const withdrawnAmong = (reviews: readonly Review[]): number =>
  reviews.filter(({ status, withdrawn_at }) => status === 'eingereicht' && withdrawn_at !== undefined).length;

export interface MonthFigures {
  /** '2026-11', a calendar month in Berlin. */
  readonly month: string;
  /** Requests handed in during it. */
  readonly submitted: number;
  /** Reviews that are deleted, since that month. */
  readonly deleted: number;
}

const MONTHS = 12;
const berlinMonth = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit' });

/** The twelve calendar months that end with the one of `now`. */
const lastMonths = (now: Date): readonly string[] => {
  const [year = 0, month = 1] = berlinMonth.format(now).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  );
};

/** What was submitted and deleted in each of the last twelve months, oldest first; what is older is left out. */
export const monthlyFigures = (reviews: readonly Review[], now: Date): readonly MonthFigures[] => {
  const months = new Map(lastMonths(now).map((month) => [month, { month, submitted: 0, deleted: 0 }]));
  for (const { status, created_at, updated_at } of reviews) {
    const submittedIn = months.get(berlinMonth.format(new Date(created_at)));
    if (submittedIn !== undefined) submittedIn.submitted++;
    const deletedIn = status === 'gelöscht' ? months.get(berlinMonth.format(new Date(updated_at))) : undefined;
    if (deletedIn !== undefined) deletedIn.deleted++;
  }
  return [...months.values()];
};

/** The highest figure of all months; at least 1, so that heights can be measured by it. */
export const highestOf = (months: readonly MonthFigures[]): number =>
  Math.max(1, ...months.flatMap(({ submitted, deleted }) => [submitted, deleted]));
