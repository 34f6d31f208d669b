import type { Review } from '@sternklar/contracts/reviews/review.api';
import { useMemo, useState } from 'react';
import type { Loaded } from '../api/loaded.ts';
import { formatMoment, formatMomentShort } from '../texts/format.ts';
import { reviewTexts as texts } from '../texts/reviews.ts';
import { Button, TextButton } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { Finding } from './finding/finding.ts';
import { ReviewRow, type RowTimes } from './ReviewRow.tsx';
import type { Timelines } from './timeline/timelines.ts';
import { useGrowing } from './use-growing.ts';
import './review-list.css';

/** So many rows of each business before its whole list is asked for, so that one long list does not hide the next. */
const FIRST_SHOWN = 10;
/** From so many rows on the browser leaves out those that are far from sight. */
const LONG = 50;

interface ReviewListProps {
  readonly list: Loaded<Review>;
  /** The reviews to show of it, in order. */
  readonly found: readonly Review[];
  /** What was asked for; another question begins at the first row again. */
  readonly finding: Finding;
  /** Nothing else on the page has to share the room. */
  readonly alone: boolean;
  readonly businessName: string;
  readonly fresh: ReadonlySet<string>;
  readonly now: Date;
  readonly brand: string;
  readonly timelines: Timelines;
  readonly onReload: () => void;
}

const Failed = ({ onReload }: Pick<ReviewListProps, 'onReload'>) => (
  <div className="review-list-note" data-state="failed">
    <p>{texts.failed}</p>
    <TextButton onClick={onReload}>{texts.reload}</TextButton>
  </div>
);

const timesOf = ({ created_at, updated_at, version }: Review, now: Date): RowTimes => ({
  changed: formatMoment(updated_at, now),
  courseFrom: version > 1 ? formatMomentShort(created_at, now) : '',
  courseTo: version > 1 ? formatMomentShort(updated_at, now) : '',
});

type RowsProps = Pick<ReviewListProps, 'found' | 'finding' | 'businessName' | 'fresh' | 'now' | 'brand' | 'timelines'>;

const Rows = ({ found, finding, businessName, fresh, now, brand, timelines }: RowsProps) => {
  const grown = useGrowing(found.length, finding);
  const rows = useMemo(
    () =>
      found
        .slice(0, grown)
        .map((review) => (
          <ReviewRow
            key={review.id}
            review={review}
            isFresh={fresh.has(review.id)}
            brand={brand}
            timelines={timelines}
            {...timesOf(review, now)}
          />
        )),
    [found, grown, fresh, now, brand, timelines],
  );
  return (
    <ul className={`review-list ${found.length > LONG ? 'is-long' : ''}`} aria-label={texts.listLabel(businessName)}>
      {rows}
    </ul>
  );
};

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
      {found.length > 0 && <Rows {...rows} found={shown} />}
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
