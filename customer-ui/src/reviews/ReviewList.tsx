import type { Review } from '@sternklar/contracts/reviews/review.api';
import { useState } from 'react';
import type { Loaded } from '../api/loaded.ts';
import { reviewTexts as texts } from '../texts/reviews.ts';
import { Button, TextButton } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ReviewRow } from './ReviewRow.tsx';
import { filterReviews, type StatusFilterValue } from './status-filter.ts';
import './review-list.css';

const FIRST_SHOWN = 8;
const MORE_SHOWN = 50;

interface ReviewListProps {
  readonly reviews: Loaded<Review>;
  readonly businessName: string;
  readonly filter: StatusFilterValue;
  readonly fresh: ReadonlySet<string>;
  readonly now: Date;
  readonly onReload: () => void;
}

const Failed = ({ onReload }: Pick<ReviewListProps, 'onReload'>) => (
  <div className="review-list-note" data-state="failed">
    <p>{texts.failed}</p>
    <TextButton onClick={onReload}>{texts.reload}</TextButton>
  </div>
);

/** A business's reviews as rows; long lists open step by step. */
export const ReviewList = ({ reviews, businessName, filter, fresh, now, onReload }: ReviewListProps) => {
  const [limit, setLimit] = useState(FIRST_SHOWN);
  const { phase, rows } = reviews;
  if (rows.length === 0 && phase === 'loading') {
    return (
      <div className="review-list-loading">
        <Skeleton lines={['short', 'long', 'short', 'middle']} label={texts.loading} />
      </div>
    );
  }
  if (rows.length === 0 && phase === 'ready') return <p className="review-list-note">{texts.empty}</p>;

  const matching = filterReviews(rows, filter, fresh);
  const hidden = Math.max(0, matching.length - limit);
  return (
    <>
      {phase === 'failed' && <Failed onReload={onReload} />}
      {rows.length > 0 && matching.length === 0 && <p className="review-list-note">{texts.emptyFiltered}</p>}
      <ul className="review-list" aria-label={texts.listLabel(businessName)}>
        {matching.slice(0, limit).map((review) => (
          <ReviewRow key={review.id} review={review} isFresh={fresh.has(review.id)} now={now} />
        ))}
      </ul>
      {hidden > 0 && (
        <div className="review-list-more">
          <Button look="quiet" onClick={() => setLimit(limit + MORE_SHOWN)}>
            {texts.showMore(Math.min(hidden, MORE_SHOWN))}
          </Button>
          <span>{texts.showing(limit, matching.length)}</span>
        </div>
      )}
    </>
  );
};
