import { REVIEW_TEXT_MAX_LENGTH, REVIEW_TEXT_ROWS } from '@sternklar/contracts/constants';
import { useState } from 'react';
import type { FormDraft } from '../../drafts/use-draft.ts';
import { reviewTexts as texts } from '../../texts/reviews.ts';
import { TextArea } from '../../ui/Field.tsx';
import './review-words.css';

type WordsProps = { readonly error: string | undefined; readonly initial: FormDraft['initial'] };

/** What was written, or that nothing was. */
export const ReviewWords = ({ error, initial }: WordsProps) => {
  const [isWithout, setWithout] = useState(initial('without_text') !== '');
  return (
    <div className="review-words">
      <div hidden={isWithout}>
        <TextArea
          name="review_text"
          label={texts.text}
          missing={texts.textMissing}
          hint={texts.textHint}
          error={error}
          defaultValue={initial('review_text')}
          required={!isWithout}
          disabled={isWithout}
          rows={REVIEW_TEXT_ROWS}
          maxLength={REVIEW_TEXT_MAX_LENGTH}
        />
      </div>
      <label className="check">
        <input
          type="checkbox"
          className="tick"
          name="without_text"
          checked={isWithout}
          onChange={({ target }) => setWithout(target.checked)}
        />
        <span>
          {texts.withoutText}
          <span className="check-hint"> – {texts.withoutTextHint}</span>
        </span>
      </label>
    </div>
  );
};
