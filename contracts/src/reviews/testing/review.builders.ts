import type { ReviewEvent } from '../review.events.ts';

type DataOf<Type extends ReviewEvent['type']> = Extract<ReviewEvent, { type: Type }>['data'];

export const REVIEW_ID = '0198a000-0000-7000-8000-00000000c001';
export const BUSINESS_ID = '0198a000-0000-7000-8000-00000000b001';
export const NOTE_ID = '0198a000-0000-7000-8000-00000000d001';
export const OWNER_ID = '0198a000-0000-7000-8000-00000000a001';

const ids = { reviewId: REVIEW_ID, businessId: BUSINESS_ID, accountId: OWNER_ID };

/** Events for tests: what is not said has a fitting value. */
export const reviewSubmitted = (data: Partial<DataOf<'ReviewSubmitted'>> = {}) =>
  ({
    type: 'ReviewSubmitted',
    data: {
      ...ids,
      reviewerName: 'Max M.',
      rating: 1,
      reviewText: 'War nie dort.',
      reviewUrl: null,
      reason: null,
      goodFaith: null,
      submittedBy: 'customer',
      ...data,
    },
  }) satisfies ReviewEvent;

export const reviewStatusChanged = (data: Pick<DataOf<'ReviewStatusChanged'>, 'from' | 'to'>) =>
  ({ type: 'ReviewStatusChanged', data: { ...ids, ...data } }) satisfies ReviewEvent;

export const reviewNoteAdded = (data: Partial<DataOf<'ReviewNoteAdded'>> = {}) =>
  ({
    type: 'ReviewNoteAdded',
    data: { ...ids, noteId: NOTE_ID, text: 'Die Plattform prüft.', shownToCustomer: false, ...data },
  }) satisfies ReviewEvent;
