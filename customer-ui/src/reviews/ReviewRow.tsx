import type { Review } from '@sternklar/contracts/reviews/review.api';
import { isWebLink } from '@sternklar/contracts/web-link';
import { useId, useState } from 'react';
import { businessTexts } from '../texts/businesses.ts';
import { formatMoment, formatMomentInFull } from '../texts/format.ts';
import { reviewTexts as texts } from '../texts/reviews.ts';
import { TextButton } from '../ui/Button.tsx';
import { AwayIcon } from '../ui/icons.tsx';
import { Stars } from '../ui/Stars.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import './review-row.css';

/** Longer texts are folded, so that one long review does not push the others away. */
const FOLDED_LENGTH = 420;

interface ReviewRowProps {
  readonly review: Review;
  readonly isFresh: boolean;
  readonly now: Date;
}

const ReviewText = ({ text }: { readonly text: string }) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const isLong = text.length > FOLDED_LENGTH;
  return (
    <div className="review-text">
      <p id={id} className={isLong && !open ? 'is-folded' : ''}>
        {text}
      </p>
      {isLong && (
        <TextButton aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? texts.lessText : texts.moreText}
        </TextButton>
      )}
    </div>
  );
};

const ReviewFacts = ({ review }: { readonly review: Review }) => {
  const { reason, review_url: url } = review;
  const hasLink = url !== null && isWebLink(url);
  if (reason === null && !hasLink) return null;
  return (
    <p className="review-facts">
      {reason !== null && (
        <span>
          {texts.reason}: {texts.reasons[reason]}
        </span>
      )}
      {hasLink && (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {texts.openReview}
          <AwayIcon />
          <span className="visually-hidden"> ({businessTexts.newTab})</span>
        </a>
      )}
    </p>
  );
};

/** One review with its status; a status that has just changed glows once and settles. */
export const ReviewRow = ({ review, isFresh, now }: ReviewRowProps) => (
  <li
    className={`review status-${review.status} ${isFresh ? 'is-fresh' : ''}`}
    data-review-id={review.id}
    data-fresh={isFresh}
  >
    <div className="review-who">
      <strong>{review.reviewer_name}</strong>
      <Stars rating={review.rating} />
    </div>
    <div className="review-side">
      <StatusBadge key={review.status} status={review.status} />
      <time
        dateTime={review.updated_at}
        title={`${texts.submittedAt(formatMomentInFull(review.created_at))}\n${texts.changedAt(formatMomentInFull(review.updated_at))}`}
      >
        {formatMoment(review.updated_at, now)}
      </time>
    </div>
    <ReviewText text={review.review_text} />
    <ReviewFacts review={review} />
  </li>
);
