import type { Review } from '@sternklar/contracts/reviews/review.api';
import { isWebLink } from '@sternklar/contracts/web-link';
import { memo, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { AppLink } from '../../routing/AppLink.tsx';
import { reviewPath } from '../../routing/screen.ts';
import { businessTexts } from '../../texts/businesses.ts';
import { formatMomentInFull } from '../../texts/format.ts';
import { reviewTexts as texts, timelineTexts } from '../../texts/reviews.ts';
import { TextButton } from '../../ui/Button.tsx';
import { AwayIcon, ChevronIcon } from '../../ui/icons.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { ReviewBadges } from '../StatusBadge.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import type { Timelines } from '../timeline/timelines.ts';
import './reviews.css';

/** Longer texts are folded, so that one long review does not push the others away. */
const FOLDED_LENGTH = 420;

/** A row's times in words; they change with the clock, and a row is drawn anew only when its own do. */
export interface RowTimes {
  /** The last change: 'gestern, 17:30'. */
  readonly changed: string;
}

interface ReviewRowProps extends RowTimes {
  readonly review: Review;
  readonly isFresh: boolean;
  /** The customer wants to see it: it comes into sight, opens and takes the focus. */
  readonly isSought: boolean;
  readonly onFound: () => void;
  readonly brand: string;
  readonly timelines: Timelines;
}

const ReviewText = ({ text }: { readonly text: string }) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const isLong = text.length > FOLDED_LENGTH;
  return (
    <div className="review-text">
      <p id={id} className={isLong && !open ? 'is-folded' : ''}>
        {text === '' ? texts.withoutText : text}
      </p>
      {isLong && (
        <TextButton aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? texts.lessText : texts.moreText}
        </TextButton>
      )}
    </div>
  );
};

const Facts = ({ review }: Pick<ReviewRowProps, 'review'>) => {
  const { reason, review_url: url } = review;
  return (
    <>
      {reason !== null && (
        <span>
          {texts.reason}: {texts.reasons[reason]}
        </span>
      )}
      {url !== null && isWebLink(url) && (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {texts.openReview}
          <AwayIcon />
          <span className="visually-hidden"> ({businessTexts.newTab})</span>
        </a>
      )}
    </>
  );
};

/** One review with its status and timeline; a status that has just changed glows once and settles. */
export const ReviewRow = memo(function ReviewRow(props: ReviewRowProps) {
  const { review, isFresh, isSought, onFound, changed, brand, timelines } = props;
  const timeline = useSyncExternalStore(timelines.subscribe, () => timelines.of(review.id));
  const timelineId = useId();
  const row = useRef<HTMLLIElement>(null);
  const { id } = review;
  useEffect(() => {
    if (!isSought) return;
    if (timelines.of(id) === null) timelines.toggle(id);
    row.current?.querySelector<HTMLElement>('.review-page-link')?.focus({ preventScroll: true });
    row.current?.scrollIntoView({ block: 'start' });
    onFound();
  }, [isSought, onFound, timelines, id]);
  return (
    <li
      ref={row}
      className={`review status-${review.status} ${isFresh ? 'is-fresh' : ''}`}
      data-review-id={review.id}
      data-fresh={isFresh}
    >
      <div className="review-who">
        <strong>
          <AppLink className="review-page-link" href={reviewPath(review.id)}>
            {review.reviewer_name}
          </AppLink>
        </strong>
        <Stars rating={review.rating} />
      </div>
      <div className="review-side">
        <ReviewBadges review={review} />
        <time
          dateTime={review.updated_at}
          title={`${texts.submittedAt(formatMomentInFull(review.created_at))}\n${texts.changedAt(formatMomentInFull(review.updated_at))}`}
        >
          {changed}
        </time>
      </div>
      <ReviewText text={review.review_text} />
      <div className="review-foot">
        <Facts review={review} />
        <TextButton
          className="review-timeline-toggle"
          aria-label={timelineTexts.toggleNamed(review.reviewer_name)}
          aria-expanded={timeline !== null}
          aria-controls={timeline === null ? undefined : timelineId}
          onClick={() => timelines.toggle(review.id)}
        >
          {timelineTexts.toggle}
          <ChevronIcon />
        </TextButton>
      </div>
      {timeline !== null && (
        <Timeline
          id={timelineId}
          reviewer={review.reviewer_name}
          brand={brand}
          timeline={timeline}
          onReload={() => void timelines.reload(review.id)}
        />
      )}
    </li>
  );
});
