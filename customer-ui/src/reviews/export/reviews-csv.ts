import { guarded } from '@sternklar/contracts/formula-guard';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import { REVIEW_STATUS_LABEL } from '@sternklar/contracts/reviews/review-status';
import Papa from 'papaparse';
import { exportTexts as texts } from '../../texts/review-export.ts';
import { reviewTexts } from '../../texts/reviews.ts';

/** Reviews of one business, as they are to stand in the file. */
export interface ExportedReviews {
  readonly businessName: string;
  readonly reviews: readonly Review[];
}

const BERLIN = 'Europe/Berlin';
const BYTE_ORDER_MARK = '\ufeff';

/** '12.11.2026 14:02', which spreadsheets read as a date. */
const moment = new Intl.DateTimeFormat('de-DE', {
  timeZone: BERLIN,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const inBerlin = (iso: string): string => moment.format(new Date(iso)).replace(', ', ' ');

/** '2026-11-12': so that names of files sort by day. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: BERLIN });

export const exportFileName = (now: Date): string => texts.fileName(day.format(now));

const rowOf = (businessName: string, review: Review): readonly string[] => [
  businessName,
  review.reviewer_name,
  String(review.rating),
  review.review_text,
  REVIEW_STATUS_LABEL[review.status],
  inBerlin(review.created_at),
  inBerlin(review.updated_at),
  review.reason === null ? '' : reviewTexts.reasons[review.reason],
  review.review_url ?? '',
  review.good_faith === true ? texts.yes : '',
  review.withdrawn_at === undefined ? '' : inBerlin(review.withdrawn_at),
];

/**
 * The reviews as a file that Excel opens by a double click, in German: semicolons, UTF-8 with a byte order mark, times
 * of Berlin, and no cell that could be executed as a formula.
 */
export const reviewsCsv = (exported: readonly ExportedReviews[]): string => {
  const rows = exported.flatMap(({ businessName, reviews }) =>
    reviews.map((review) => rowOf(businessName, review).map(guarded)),
  );
  return BYTE_ORDER_MARK + Papa.unparse([[...texts.columns], ...rows], { delimiter: ';', newline: '\r\n' });
};
