import type { Review } from '@sternklar/contracts/reviews/review.api';
import { memo, useMemo } from 'react';
import { formatMoment, formatMomentShort } from '../texts/format.ts';
import { reviewTexts as texts } from '../texts/reviews.ts';
import type { Finding } from './finding/finding.ts';
import { inParts } from './in-parts.ts';
import { ReviewRow, type RowTimes } from './ReviewRow.tsx';
import type { Timelines } from './timeline/timelines.ts';
import { useGrowing } from './use-growing.ts';

/** What every row needs beside its review. */
export interface RowSurroundings {
  readonly businessName: string;
  readonly fresh: ReadonlySet<string>;
  readonly now: Date;
  readonly brand: string;
  readonly timelines: Timelines;
}

const timesOf = ({ created_at, updated_at, version }: Review, now: Date): RowTimes => ({
  changed: formatMoment(updated_at, now),
  courseFrom: version > 1 ? formatMomentShort(created_at, now) : '',
  courseTo: version > 1 ? formatMomentShort(updated_at, now) : '',
});

interface PartProps extends Omit<RowSurroundings, 'businessName'> {
  readonly reviews: readonly Review[];
  readonly label: string;
  readonly isOneOfMany: boolean;
}

const Part = memo(function Part({ reviews, label, isOneOfMany, fresh, now, brand, timelines }: PartProps) {
  return (
    <ul className={`review-list ${isOneOfMany ? 'is-part' : ''}`} aria-label={label}>
      {reviews.map((review) => (
        <ReviewRow
          key={review.id}
          review={review}
          isFresh={fresh.has(review.id)}
          brand={brand}
          timelines={timelines}
          {...timesOf(review, now)}
        />
      ))}
    </ul>
  );
});

interface ReviewRowsProps extends RowSurroundings {
  readonly reviews: readonly Review[];
  /** What was asked for; another question begins at the first row again. */
  readonly finding: Finding;
}

/** Reviews as rows. Long lists come in parts, of which the browser lays out only those near the window. */
export const ReviewRows = ({ reviews, finding, businessName, ...surroundings }: ReviewRowsProps) => {
  const parts = useMemo(() => inParts(reviews), [reviews]);
  const drawn = useGrowing(parts.length, finding);
  const label = texts.listLabel(businessName);
  return parts
    .slice(0, drawn)
    .map(({ first, rows }) => (
      <Part
        key={first}
        reviews={rows}
        isOneOfMany={parts.length > 1}
        label={parts.length > 1 ? texts.listPartLabel(label, first, first + rows.length - 1) : label}
        {...surroundings}
      />
    ));
};
