import { REVIEW_STATUS_LABEL, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';

/** What a browser shows outside of the page: nothing of a person, for it may lie on a table. */
export const pushMessageTexts = {
  title: (status: ReviewStatus) => `Neuer Status: ${REVIEW_STATUS_LABEL[status]}`,
  appeal: 'Neues zum Widerspruch',
  body: 'Zu einem Ihrer Löschanträge gibt es etwas Neues.',
  titleOfUnknown: 'Es gibt etwas Neues',
} as const;
