import { REVIEWER_NAME_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { FormDraft } from '../../drafts/use-draft.ts';
import { reviewTexts as texts } from '../../texts/reviews.ts';
import { TextField } from '../../ui/Field.tsx';
import { StarsInput } from '../../ui/StarsInput.tsx';
import { ReviewWords } from './ReviewWords.tsx';

interface ReviewFieldsProps {
  readonly errors: Readonly<Record<string, string>>;
  readonly initial: FormDraft['initial'];
}

/** The review as it stands on the platform: whose it is, its stars, its words. */
export const ReviewFields = ({ errors, initial }: ReviewFieldsProps) => (
  <>
    <TextField
      name="reviewer_name"
      label={texts.reviewer}
      missing={texts.reviewerMissing}
      error={errors.reviewer_name}
      defaultValue={initial('reviewer_name')}
      required
      maxLength={REVIEWER_NAME_MAX_LENGTH}
      autoComplete="off"
    />
    <StarsInput name="rating" legend={texts.rating} initial={Number(initial('rating'))} />
    <ReviewWords error={errors.review_text} initial={initial} />
  </>
);
