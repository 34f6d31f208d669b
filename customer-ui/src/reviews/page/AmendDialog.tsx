import { CASE_FACTS_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { AmendReviewBody, ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import { DraftDialog } from '../../drafts/DraftDialog.tsx';
import type { Draft } from '../../drafts/drafts.ts';
import { caseworkTexts as texts } from '../../texts/casework.ts';
import { TextArea } from '../../ui/Field.tsx';
import { textOf } from '../../ui/use-form.ts';
import { NoticeDetails } from '../adding/NoticeDetails.tsx';
import { ReviewFields } from '../adding/ReviewFields.tsx';
import { reviewFrom } from '../adding/review-from.ts';
import { mayBeAppealed } from './next-notice.ts';

interface AmendDialogProps {
  readonly found: ReviewCase;
  readonly draft: Draft;
  /** Rejects, after telling the user, when the server refuses. */
  readonly onSubmit: (details: AmendReviewBody) => Promise<void>;
  readonly onClose: () => void;
}

/** As the form's fields hold it. */
const knownOf = ({ review, facts }: ReviewCase): Readonly<Record<string, string>> => ({
  reviewer_name: review.reviewer_name,
  rating: String(review.rating),
  review_text: review.review_text,
  without_text: review.review_text === '' ? 'on' : '',
  review_url: review.review_url ?? '',
  reason: review.reason ?? '',
  good_faith: review.good_faith === true ? 'on' : '',
  facts: facts ?? '',
});

/** The platform kept the review, upon the appeal too. */
const isFinal = ({ review, appeal_used, appeal_open }: ReviewCase): boolean =>
  review.status === 'nicht_genehmigt' && appeal_used && !appeal_open;

/** What becomes of it, as things stand. */
const introOf = (found: ReviewCase): string => {
  if (mayBeAppealed(found)) return texts.appealIntro;
  if (isFinal(found)) return texts.finalIntro;
  return found.forwarded === null ? texts.amendIntro : texts.addIntro;
};

/** All details as they are, to be completed or corrected. */
export const AmendDialog = ({ found, draft, onSubmit, onClose }: AmendDialogProps) => (
  <DraftDialog
    title={texts.amendTitle}
    intro={introOf(found)}
    draft={draft}
    untouched={knownOf(found)}
    action={texts.save}
    busyAction={texts.busy}
    onSubmit={(values) => {
      const { business_id: _, ...details } = reviewFrom((name) => textOf(values, name), found.review.business_id);
      return onSubmit({ ...details, facts: textOf(values, 'facts').trim() });
    }}
    onClose={onClose}
    fields={(errors, initial) => (
      <>
        <ReviewFields errors={errors} initial={initial} />
        <NoticeDetails errors={errors} initial={initial} isOpen />
        <TextArea
          name="facts"
          label={texts.facts}
          hint={texts.factsHint}
          error={errors.facts}
          defaultValue={initial('facts')}
          rows={5}
          maxLength={CASE_FACTS_MAX_LENGTH}
        />
      </>
    )}
  />
);
