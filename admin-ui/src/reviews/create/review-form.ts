import { RATING_MAX, RATING_MIN } from '@sternklar/contracts/constants';
import type { ReviewForUser } from '../review-calls.ts';

/** What an admin has filled in so far. */
export interface ReviewForm {
  readonly userId: string | null;
  /** Empty when none is chosen. */
  readonly businessId: string;
  readonly reviewerName: string;
  readonly rating: number;
  readonly text: string;
}

/** What is kept of the form while it is not sent. */
export type ReviewWords = Pick<ReviewForm, 'reviewerName' | 'rating' | 'text'>;

export const NO_WORDS: ReviewWords = { reviewerName: '', rating: RATING_MIN, text: '' };
export const USER_OR_BUSINESS_MISSING = 'Bitte wählen Sie einen Benutzer und ein Geschäft aus';

export type Faults = Readonly<Partial<Record<'user' | 'business' | 'reviewerName' | 'text', string>>>;

/** What is still missing, by field. */
export const faultsOf = ({ userId, businessId, reviewerName, text }: ReviewForm): Faults => ({
  ...(userId === null ? { user: 'Bitte wählen Sie einen Benutzer.' } : {}),
  ...(businessId === '' ? { business: 'Bitte wählen Sie ein Unternehmen.' } : {}),
  ...(reviewerName.trim() === '' ? { reviewerName: 'Bitte geben Sie den Namen des Verfassers an.' } : {}),
  ...(text.trim() === '' ? { text: 'Bitte geben Sie den Text der Bewertung an.' } : {}),
});

/** The form as it is sent; null while a user or a business is missing. */
export const reviewOf = ({ userId, businessId, reviewerName, rating, text }: ReviewForm): ReviewForUser | null =>
  userId === null || businessId === ''
    ? null
    : {
        user_id: userId,
        business_id: businessId,
        reviewer_name: reviewerName.trim(),
        rating: Math.trunc(rating),
        review_text: text.trim(),
      };

const isRating = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= RATING_MIN && Number(value) <= RATING_MAX;

/** The words as a draft; blank when there is nothing to keep. */
export const writeWords = (words: ReviewWords): string =>
  words.reviewerName.trim() === '' && words.text.trim() === '' ? '' : JSON.stringify(words);

/** A draft's words; null for what is none. */
export const readWords = (draft: string): ReviewWords | null => {
  if (draft === '') return null;
  try {
    const { reviewerName, rating, text } = JSON.parse(draft) as Partial<Record<keyof ReviewWords, unknown>>;
    const isWhole = typeof reviewerName === 'string' && typeof text === 'string' && isRating(rating);
    return isWhole ? { reviewerName, rating, text } : null;
  } catch {
    return null;
  }
};
