import { RATING_MIN, REVIEWER_NAME_MAX_LENGTH } from '@sternklar/contracts/constants';
import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import type { SubmitReviewBody } from '@sternklar/contracts/reviews/review.api';
import { useState } from 'react';
import { DraftNote, explainUnreachable, OfflineNote } from '../../drafts/DraftNotes.tsx';
import type { Draft } from '../../drafts/drafts.ts';
import { useDraft, useFreshStart } from '../../drafts/use-draft.ts';
import { reviewTexts as texts } from '../../texts/reviews.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { StarsInput } from '../../ui/StarsInput.tsx';
import { textOf, useForm, WHOLE_FORM } from '../../ui/use-form.ts';
import { NoticeDetails } from './NoticeDetails.tsx';
import { ReviewWords } from './ReviewWords.tsx';
import { reviewFrom } from './review-from.ts';

interface AddReviewDialogProps {
  readonly businessId: string;
  readonly businessName: string;
  readonly draft: Draft;
  /** Rejects, after telling the user, when the server refuses. */
  readonly onSubmit: (review: SubmitReviewBody, idempotencyKey: string) => Promise<void>;
  readonly onClose: () => void;
}

const AddReviewForm = ({
  businessId,
  draft: kept,
  onSubmit,
  onClose,
  onDiscard,
}: Omit<AddReviewDialogProps, 'businessName'> & { readonly onDiscard: () => void }) => {
  const [keyFor] = useState(() => createRepeatKeys());
  const draft = useDraft(kept, { rating: String(RATING_MIN) });
  const form = useForm(async (values) => {
    const review = reviewFrom((name) => textOf(values, name), businessId);
    await onSubmit(review, keyFor(review));
    draft.forget();
    onClose();
  }, explainUnreachable);
  return (
    <form
      {...form.props}
      onInput={(event) => {
        form.props.onInput(event);
        draft.keep(event.currentTarget);
      }}
    >
      <DraftNote isRestored={draft.isRestored} onDiscard={onDiscard} />
      <div className="fields">
        <TextField
          name="reviewer_name"
          label={texts.reviewer}
          missing={texts.reviewerMissing}
          error={form.errors.reviewer_name}
          defaultValue={draft.initial('reviewer_name')}
          required
          maxLength={REVIEWER_NAME_MAX_LENGTH}
          autoComplete="off"
        />
        <StarsInput name="rating" legend={texts.rating} initial={Number(draft.initial('rating')) || RATING_MIN} />
        <ReviewWords error={form.errors.review_text} initial={draft.initial} />
        <NoticeDetails errors={form.errors} initial={draft.initial} />
      </div>
      <OfflineNote isUnreachable={WHOLE_FORM in form.errors} />
      <div className="form-foot">
        <Button type="submit" look="dawn" large busy={form.busy} busyLabel={texts.busy}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
};

/** Asks for a review that should be removed; what was typed is there again after an accident. */
export const AddReviewDialog = ({ businessName, ...form }: AddReviewDialogProps) => {
  const [round, startAnew] = useFreshStart(form.draft);
  return (
    <Dialog title={texts.add} intro={<p>{texts.addIntro(businessName)}</p>} onClose={form.onClose}>
      <AddReviewForm key={round} {...form} onDiscard={startAnew} />
    </Dialog>
  );
};
