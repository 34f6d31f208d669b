import type { StatusPush } from '@sternklar/contracts/accounts/push-device.api';
import { REVIEW_STATUSES } from '@sternklar/contracts/reviews/review-status';
import { reviewIdIn, reviewPath } from '../routing/screen.ts';
import { pushMessageTexts as texts } from '../texts/push-message.ts';

/** A message as the browser shows it; `data.path` is where a click on it leads. */
export interface ShownPush {
  readonly title: string;
  readonly options: NotificationOptions & { readonly data: { readonly path: string } };
}

const OPTIONS = { body: texts.body, icon: '/icon-192.png', lang: 'de' };

const parsed = (text: string): Partial<StatusPush> => {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
};

/** Of one review the newest message takes the place of the one before. What cannot be read leads to the overview. */
export const shownPush = (text: string): ShownPush => {
  const { review_id: reviewId, status, appeal } = parsed(text);
  const path = reviewPath(`${reviewId}`);
  const known = REVIEW_STATUSES.find((one) => one === status);
  if (reviewIdIn(path) === null || known === undefined) {
    return { title: texts.titleOfUnknown, options: { ...OPTIONS, data: { path: '/dashboard' } } };
  }
  const title = appeal ? texts.appeal : texts.title(known);
  return { title, options: { ...OPTIONS, tag: path, data: { path } } };
};
