import { CASE_FACTS_MAX_LENGTH, REVIEWER_NAME_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { AmendReviewBody, ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import { DraftNote } from '../../drafts/DraftNotes.tsx';
import type { Draft } from '../../drafts/drafts.ts';
import { useDraft, useFreshStart } from '../../drafts/use-draft.ts';
import { caseworkTexts as texts } from '../../texts/casework.ts';
import { reviewTexts } from '../../texts/reviews.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { StarsInput } from '../../ui/StarsInput.tsx';
import { textOf, useForm } from '../../ui/use-form.ts';
import { NoticeDetails } from '../adding/NoticeDetails.tsx';
import { ReviewWords } from '../adding/ReviewWords.tsx';
import { reviewFrom } from '../adding/review-from.ts';

interface AmendDialogProps {
  readonly found: ReviewCase;
  readonly draft: Draft;
  /** Rejects, after telling the user, when the server refuses. */
  readonly onSubmit: (details: AmendReviewBody) => Promise<void>;
  readonly onClose: () => void;
}

const AmendForm = ({
  found: { review, facts },
  draft: kept,
  onSubmit,
  onDiscard,
}: Omit<AmendDialogProps, 'onClose'> & { readonly onDiscard: () => void }) => {
  const known: Readonly<Record<string, string>> = {
    reviewer_name: review.reviewer_name,
    rating: String(review.rating),
    review_text: review.review_text,
    without_text: review.review_text === '' ? 'on' : '',
    review_url: review.review_url ?? '',
    reason: review.reason ?? '',
    good_faith: review.good_faith === true ? 'on' : '',
    facts: facts ?? '',
  };
  const draft = useDraft(kept, known);
  const initial = (name: string) => draft.initial(name) || (known[name] ?? '');
  const form = useForm(async (values) => {
    const { business_id: _business, ...details } = reviewFrom((name) => textOf(values, name), review.business_id);
    await onSubmit({ ...details, facts: textOf(values, 'facts').trim() });
    draft.forget();
  });
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
          label={reviewTexts.reviewer}
          missing={reviewTexts.reviewerMissing}
          error={form.errors.reviewer_name}
          defaultValue={initial('reviewer_name')}
          required
          maxLength={REVIEWER_NAME_MAX_LENGTH}
          autoComplete="off"
        />
        <StarsInput name="rating" legend={reviewTexts.rating} initial={Number(initial('rating'))} />
        <ReviewWords error={form.errors.review_text} initial={initial} />
        <NoticeDetails errors={form.errors} initial={initial} isOpen />
        <TextArea
          name="facts"
          label={texts.facts}
          hint={texts.factsHint}
          error={form.errors.facts}
          defaultValue={initial('facts')}
          rows={5}
          maxLength={CASE_FACTS_MAX_LENGTH}
        />
      </div>
      <div className="form-foot">
        <Button type="submit" look="dawn" large busy={form.busy} busyLabel={texts.busy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
};

/** All details as they are, to be completed or corrected; what is typed stays until it was sent. */
export const AmendDialog = ({ onClose, ...form }: AmendDialogProps) => {
  const [round, startAnew] = useFreshStart(form.draft);
  return (
    <Dialog
      title={texts.amendTitle}
      intro={<p>{form.found.forwarded === null ? texts.amendIntro : texts.addIntro}</p>}
      onClose={onClose}
    >
      <AmendForm key={round} {...form} onDiscard={startAnew} />
    </Dialog>
  );
};
