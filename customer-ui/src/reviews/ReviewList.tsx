import type { Review } from '@sternklar/contracts/reviews/review.api';
import { useState } from 'react';
import type { Loaded } from '../api/loaded.ts';
import { reviewTexts as texts } from '../texts/reviews.ts';
import { Button, TextButton } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { Finding } from './finding/finding.ts';
import { ReviewRows, type RowSurroundings } from './ReviewRows.tsx';
import './review-list.css';

/** So many rows of each business before its whole list is asked for, so that one long list does not hide the next. */
const FIRST_SHOWN = 10;

interface ReviewListProps extends RowSurroundings {
  readonly list: Loaded<Review>;
  /** The reviews to show of it, in order. */
  readonly found: readonly Review[];
  /** What was asked for; another question begins at the first row again. */
  readonly finding: Finding;
  /** Nothing else on the page has to share the room. */
  readonly alone: boolean;
  readonly onReload: () => void;
}

const Failed = ({ onReload }: Pick<ReviewListProps, 'onReload'>) => (
  <div className="review-list-note" data-state="failed">
    <p>{texts.failed}</p>
    <TextButton onClick={onReload}>{texts.reload}</TextButton>
  </div>
);

/** A business's reviews as rows. Beside other businesses a long list begins with a few and opens on request. */
export const ReviewList = ({ list, found, alone, onReload, ...rows }: ReviewListProps) => {
  const [opened, setOpened] = useState(false);
  if (list.rows.length === 0 && list.phase === 'loading') {
    return (
      <div className="review-list-loading">
        <Skeleton lines={['short', 'long', 'short', 'middle']} label={texts.loading} />
      </div>
    );
  }
  if (list.rows.length === 0 && list.phase === 'ready') return <p className="review-list-note">{texts.empty}</p>;

  const isShort = !alone && !opened && found.length > FIRST_SHOWN;
  const shown = isShort ? found.slice(0, FIRST_SHOWN) : found;
  return (
    <>
      {list.phase === 'failed' && <Failed onReload={onReload} />}
      {found.length > 0 && <ReviewRows {...rows} reviews={shown} />}
      {isShort && (
        <div className="review-list-more">
          <Button look="quiet" onClick={() => setOpened(true)}>
            {texts.showAll(found.length)}
          </Button>
        </div>
      )}
    </>
  );
};
