import { RATING_MAX, RATING_MIN } from '@sternklar/contracts/constants';

/** What an admin fills in, as it is sent: a review for a user; `rating` is a whole number of 1 to 5. */
export interface ReviewWords {
  readonly user_id: string;
  readonly business_id: string;
  readonly reviewer_name: string;
  readonly rating: number;
  readonly review_text: string;
}

/** What is kept of it while it is not sent. */
export type DraftWords = Pick<ReviewWords, 'reviewer_name' | 'rating' | 'review_text'>;

export const NO_WORDS: DraftWords = { reviewer_name: '', rating: RATING_MIN, review_text: '' };
export const USER_OR_BUSINESS_MISSING = 'Bitte wählen Sie einen Benutzer und ein Geschäft aus';

/** The form as it is sent, without blanks at its ends. */
export const reviewOf = ({ user_id, business_id, reviewer_name, rating, review_text }: ReviewWords): ReviewWords => ({
  user_id,
  business_id,
  reviewer_name: reviewer_name.trim(),
  rating: Math.trunc(rating),
  review_text: review_text.trim(),
});

const isRating = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= RATING_MIN && Number(value) <= RATING_MAX;

/** The words as a draft; blank when there is nothing to keep. Fields that are empty hold null. */
export const writeWords = (words: Readonly<Partial<Record<keyof ReviewWords, unknown>>>): string => {
  const { reviewer_name, rating, review_text } = words;
  const kept = { reviewer_name: reviewer_name ?? '', rating, review_text: review_text ?? '' };
  return `${kept.reviewer_name}${kept.review_text}`.trim() === '' ? '' : JSON.stringify(kept);
};

/** A draft's words; null for what is none. */
export const readWords = (draft: string): DraftWords | null => {
  if (draft === '') return null;
  try {
    const { reviewer_name, rating, review_text } = JSON.parse(draft) as Partial<Record<keyof DraftWords, unknown>>;
    const isWhole = typeof reviewer_name === 'string' && typeof review_text === 'string' && isRating(rating);
    return isWhole ? { reviewer_name, rating, review_text } : null;
  } catch {
    return null;
  }
};
