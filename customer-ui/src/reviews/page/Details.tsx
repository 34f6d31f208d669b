import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import { isWebLink } from '@sternklar/contracts/web-link';
import { businessTexts } from '../../texts/businesses.ts';
import { caseworkTexts as texts } from '../../texts/casework.ts';
import { reviewTexts } from '../../texts/reviews.ts';
import { Button } from '../../ui/Button.tsx';
import { AwayIcon } from '../../ui/icons.tsx';

/** What was not said is quieter than what was. */
const None = () => <span className="case-none">{texts.none}</span>;

interface DetailsProps {
  readonly found: ReviewCase;
  readonly onAmend: () => void;
}

const ReviewLink = ({ url }: { readonly url: string | null }) => {
  if (url === null) return <None />;
  if (!isWebLink(url)) return url;
  return (
    <>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {reviewTexts.openReview}
        <AwayIcon />
        <span className="visually-hidden"> ({businessTexts.newTab})</span>
      </a>
      <span className="on-paper">{url}</span>
    </>
  );
};

/** Everything the customer said about the review, and the way to say more. */
export const Details = ({ found, onAmend }: DetailsProps) => {
  const { review, facts, next } = found;
  const mayAmend = next.state !== 'withdrawn' && review.status !== 'gelöscht';
  return (
    <section className="case-details" aria-labelledby="case-details">
      <h2 id="case-details">{texts.details}</h2>
      <dl>
        <dt>{reviewTexts.text}</dt>
        <dd className="case-words">{review.review_text === '' ? reviewTexts.withoutText : review.review_text}</dd>
        <dt>{reviewTexts.url}</dt>
        <dd>
          <ReviewLink url={review.review_url} />
        </dd>
        <dt>{reviewTexts.reason}</dt>
        <dd>{review.reason === null ? <None /> : reviewTexts.reasons[review.reason]}</dd>
        <dt>{texts.facts}</dt>
        <dd className="case-words">{facts ?? <None />}</dd>
        <dt>{texts.goodFaith}</dt>
        <dd>{review.good_faith === true ? texts.declared : <None />}</dd>
      </dl>
      {mayAmend && <Button onClick={onAmend}>{texts.amend}</Button>}
    </section>
  );
};
