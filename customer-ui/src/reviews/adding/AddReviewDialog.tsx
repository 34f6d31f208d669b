import { RATING_MIN } from '@sternklar/contracts/constants';
import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import type { SubmitReviewBody } from '@sternklar/contracts/reviews/review.api';
import { useState } from 'react';
import { DraftDialog } from '../../drafts/DraftDialog.tsx';
import type { Draft } from '../../drafts/drafts.ts';
import { businessTexts } from '../../texts/businesses.ts';
import { reviewTexts as texts } from '../../texts/reviews.ts';
import { textOf } from '../../ui/use-form.ts';
import { NoticeDetails } from './NoticeDetails.tsx';
import { ReviewFields } from './ReviewFields.tsx';
import { reviewFrom } from './review-from.ts';

const UNTOUCHED = { rating: String(RATING_MIN) };

interface AddReviewDialogProps {
  readonly businessId: string;
  readonly businessName: string;
  /** The business was removed while the window was open. */
  readonly isGone: boolean;
  readonly draft: Draft;
  /** Rejects, after telling the user, when the server refuses. */
  readonly onSubmit: (review: SubmitReviewBody, idempotencyKey: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for a review that should be removed. */
export const AddReviewDialog = ({
  businessId,
  businessName,
  isGone,
  draft,
  onSubmit,
  onClose,
}: AddReviewDialogProps) => {
  const [keyFor] = useState(() => createRepeatKeys());
  return (
    <DraftDialog
      title={texts.add}
      intro={texts.addIntro(businessName)}
      draft={draft}
      notice={isGone ? businessTexts.gone(businessName) : undefined}
      untouched={UNTOUCHED}
      action={texts.submit}
      busyAction={texts.busy}
      onSubmit={(values) => {
        const review = reviewFrom((name) => textOf(values, name), businessId);
        return onSubmit(review, keyFor(review));
      }}
      onClose={onClose}
      fields={(errors, initial) => (
        <>
          <ReviewFields errors={errors} initial={initial} />
          <NoticeDetails errors={errors} initial={initial} />
        </>
      )}
    />
  );
};
