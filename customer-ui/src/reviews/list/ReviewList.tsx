import type { Review } from '@sternklar/contracts/reviews/review.api';
import { memo, startTransition, useEffect, useMemo, useState } from 'react';
import type { Loaded } from '../../api/loaded.ts';
import { formatMoment } from '../../texts/format.ts';
import { reviewTexts as texts } from '../../texts/reviews.ts';
import { Button, TextButton } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Finding } from '../finding/finding.ts';
import type { Timelines } from '../timeline/timelines.ts';
import { inParts } from './in-parts.ts';
import { ReviewRow, type RowTimes } from './ReviewRow.tsx';
import './reviews.css';

const FIRST = 1;
const STEP = 2;

/**
 * How many of `total` parts to draw: the first at once, the rest step by step, so that in between the browser can answer
 * to the user. In the end all are there, for the browser's own search, for keys and for screen readers. Begins again when
 * `what` becomes another thing.
 */
const useGrowing = (total: number, what: unknown): number => {
  const [grown, setGrown] = useState({ what, parts: FIRST });
  const parts = grown.what === what ? grown.parts : FIRST;
  useEffect(() => {
    if (parts >= total) return undefined;
    const timer = setTimeout(() => startTransition(() => setGrown({ what, parts: parts + STEP })), 0);
    return () => clearTimeout(timer);
  }, [parts, total, what]);
  return Math.min(parts, total);
};

/** What every row needs beside its review. */
interface RowSurroundings {
  readonly businessName: string;
  readonly fresh: ReadonlySet<string>;
  readonly now: Date;
  readonly brand: string;
  readonly timelines: Timelines;
  /** The review that is to be gone to, if any, and what happens once it was. */
  readonly sought: string | null;
  readonly onFound: () => void;
}

const timesOf = ({ updated_at }: Review, now: Date): RowTimes => ({ changed: formatMoment(updated_at, now) });

interface PartProps extends Omit<RowSurroundings, 'businessName'> {
  readonly reviews: readonly Review[];
  readonly label: string;
  readonly isOneOfMany: boolean;
}

const Part = memo(function Part({ reviews, label, isOneOfMany, fresh, now, sought, ...row }: PartProps) {
  return (
    <ul className={`review-list ${isOneOfMany ? 'is-part' : ''}`} aria-label={label}>
      {reviews.map((review) => (
        <ReviewRow
          key={review.id}
          review={review}
          isFresh={fresh.has(review.id)}
          isSought={review.id === sought}
          {...row}
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
const ReviewRows = ({ reviews, finding, businessName, sought, ...surroundings }: ReviewRowsProps) => {
  const parts = useMemo(() => inParts(reviews), [reviews]);
  const drawn = useGrowing(parts.length, finding);
  const label = texts.listLabel(businessName);
  return parts
    .slice(0, drawn)
    .map(({ first, rows }) => (
      <Part
        key={first}
        reviews={rows}
        sought={rows.some(({ id }) => id === sought) ? sought : null}
        isOneOfMany={parts.length > 1}
        label={parts.length > 1 ? texts.listPartLabel(label, first, first + rows.length - 1) : label}
        {...surroundings}
      />
    ));
};

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

  if (!opened && found.findIndex(({ id }) => id === rows.sought) >= FIRST_SHOWN) setOpened(true);
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
