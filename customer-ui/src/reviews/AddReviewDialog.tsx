import {
  LINK_MAX_LENGTH,
  REVIEW_TEXT_MAX_LENGTH,
  REVIEW_TEXT_ROWS,
  REVIEWER_NAME_MAX_LENGTH,
} from '@sternklar/contracts/constants';
import type { SubmitReviewBody } from '@sternklar/contracts/reviews/review.api';
import { reviewTexts as texts } from '../texts/reviews.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field, TextArea, TextField } from '../ui/Field.tsx';
import { ChevronIcon } from '../ui/icons.tsx';
import { StarsInput } from '../ui/StarsInput.tsx';
import { textOf, useForm } from '../ui/use-form.ts';
import { reviewFrom } from './review-from.ts';
import './add-review.css';

interface AddReviewDialogProps {
  readonly businessId: string;
  readonly businessName: string;
  /** Rejects, after telling the user, when the server refuses. */
  readonly onSubmit: (review: SubmitReviewBody) => Promise<void>;
  readonly onClose: () => void;
}

const REASONS = Object.entries(texts.reasons);

const NoticeDetails = ({ errors }: { readonly errors: Readonly<Record<string, string>> }) => (
  <details className="notice-details" open={errors.review_url === undefined ? undefined : true}>
    <summary>
      <span>{texts.details}</span>
      <ChevronIcon />
    </summary>
    <div className="fields">
      <p className="field-hint">{texts.detailsHint}</p>
      <TextField
        name="review_url"
        label={texts.url}
        error={errors.review_url}
        maxLength={LINK_MAX_LENGTH}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field label={texts.reason} hint={texts.reasonHint} error={errors.reason}>
        {(described) => (
          <select className="control" name="reason" defaultValue="" {...described}>
            <option value="">{texts.reasonNone}</option>
            {REASONS.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <label className="check">
        <input type="checkbox" name="good_faith" />
        <span>{texts.goodFaith}</span>
      </label>
    </div>
  </details>
);

export const AddReviewDialog = ({ businessId, businessName, onSubmit, onClose }: AddReviewDialogProps) => {
  const form = useForm(async (values) => {
    await onSubmit(reviewFrom((name) => textOf(values, name), businessId));
    onClose();
  });
  return (
    <Dialog title={texts.add} intro={<p>{texts.addIntro(businessName)}</p>} onClose={onClose}>
      <form {...form.props}>
        <div className="fields">
          <TextField
            name="reviewer_name"
            label={texts.reviewer}
            missing={texts.reviewerMissing}
            error={form.errors.reviewer_name}
            required
            maxLength={REVIEWER_NAME_MAX_LENGTH}
            autoComplete="off"
          />
          <StarsInput name="rating" legend={texts.rating} />
          <TextArea
            name="review_text"
            label={texts.text}
            missing={texts.textMissing}
            hint={texts.textHint}
            error={form.errors.review_text}
            required
            rows={REVIEW_TEXT_ROWS}
            maxLength={REVIEW_TEXT_MAX_LENGTH}
          />
          <NoticeDetails errors={form.errors} />
        </div>
        <div className="form-foot">
          <Button type="submit" look="dawn" large busy={form.busy} busyLabel={texts.busy}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
