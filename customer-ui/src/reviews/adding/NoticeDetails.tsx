import { LINK_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { FormDraft } from '../../drafts/use-draft.ts';
import { reviewTexts as texts } from '../../texts/reviews.ts';
import { Field } from '../../ui/Field.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import { LinkField } from '../../ui/LinkField.tsx';
import './notice-details.css';

const REASONS = Object.entries(texts.reasons);
const FIELDS = ['review_url', 'reason', 'good_faith'];

interface NoticeDetailsProps {
  readonly errors: Readonly<Record<string, string>>;
  readonly initial: FormDraft['initial'];
  /** From the start, also while nothing is filled in. */
  readonly isOpen?: boolean;
}

/** What a notice to the platform may say beyond the review itself; the customer chooses, nobody assesses it. */
export const NoticeDetails = ({ errors, initial, isOpen = false }: NoticeDetailsProps) => {
  // Only how it begins: while somebody types, it stays as they have it.
  const isFilled = isOpen || FIELDS.some((field) => initial(field) !== '');
  return (
    <details className="notice-details" open={isFilled || undefined}>
      <summary>
        <span>{texts.details}</span>
        <ChevronIcon />
      </summary>
      <div className="fields">
        <p className="field-hint">{texts.detailsHint}</p>
        <LinkField
          name="review_url"
          label={texts.url}
          hint={texts.urlHint}
          error={errors.review_url}
          defaultValue={initial('review_url')}
          maxLength={LINK_MAX_LENGTH}
        />
        <Field label={texts.reason} hint={texts.reasonHint} error={errors.reason}>
          {(described) => (
            <div className="select">
              <select className="control" name="reason" defaultValue={initial('reason')} {...described}>
                <option value="">{texts.reasonNone}</option>
                {REASONS.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
              <ChevronIcon />
            </div>
          )}
        </Field>
        <label className="check">
          <input type="checkbox" className="tick" name="good_faith" defaultChecked={initial('good_faith') !== ''} />
          <span>{texts.goodFaith}</span>
        </label>
      </div>
    </details>
  );
};
