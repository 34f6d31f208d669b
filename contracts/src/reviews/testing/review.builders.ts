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

type StatusChange = Pick<DataOf<'ReviewStatusChanged'>, 'from' | 'to'> & Partial<DataOf<'ReviewStatusChanged'>>;
export const reviewStatusChanged = (data: StatusChange) =>
  ({ type: 'ReviewStatusChanged', data: { ...ids, ...data } }) satisfies ReviewEvent;

export const reviewNoteAdded = (data: Partial<DataOf<'ReviewNoteAdded'>> = {}) =>
  ({
    type: 'ReviewNoteAdded',
    data: { ...ids, noteId: NOTE_ID, text: 'Die Plattform prüft.', shownToCustomer: false, ...data },
  }) satisfies ReviewEvent;

export const QUESTION_ID = '0198a000-0000-7000-8000-00000000e001';
export const FORWARDING_ID = '0198a000-0000-7000-8000-00000000f001';
export const ANSWER_ID = '0198a000-0000-7000-8000-00000000f101';
const FOLLOW_UP_AT = '2026-03-09T08:00:00.000Z';

export const reviewDetailsAmended = (data: Partial<DataOf<'ReviewDetailsAmended'>> = {}) =>
  ({
    type: 'ReviewDetailsAmended',
    data: {
      ...ids,
      reviewerName: 'Max M.',
      rating: 1,
      reviewText: 'War nie dort.',
      reviewUrl: 'https://maps.example/bewertung/1',
      reason: 'kein_kundenkontakt',
      goodFaith: true,
      facts: null,
      changed: ['review_url', 'reason', 'good_faith'],
      afterForwarding: false,
      ...data,
    },
  }) satisfies ReviewEvent;

export const removalWithdrawn = (reason: string | null = null) =>
  ({ type: 'RemovalWithdrawn', data: { ...ids, reason } }) satisfies ReviewEvent;

export const removalTakenUpAgain = () => ({ type: 'RemovalTakenUpAgain', data: ids }) satisfies ReviewEvent;

export const questionAsked = (text = 'Wann soll der Besuch gewesen sein?') =>
  ({ type: 'QuestionAsked', data: { ...ids, questionId: QUESTION_ID, text } }) satisfies ReviewEvent;

export const questionAnswered = (text = 'Es gab keinen.') =>
  ({ type: 'QuestionAnswered', data: { ...ids, questionId: QUESTION_ID, text } }) satisfies ReviewEvent;

export const questionReminded = (questionId = QUESTION_ID) =>
  ({ type: 'QuestionReminded', data: { ...ids, questionId } }) satisfies ReviewEvent;

export const questionClosed = (questionId = QUESTION_ID) =>
  ({ type: 'QuestionClosed', data: { ...ids, questionId } }) satisfies ReviewEvent;

const sent = {
  ...ids,
  forwardingId: FORWARDING_ID,
  channel: 'report-tool' as const,
  sentText: 'Diese Person war nach unserer Kenntnis nie unsere Kundin.',
  reference: null,
  evidenceSent: [] as string[],
  followUpAt: FOLLOW_UP_AT,
};

export const removalForwarded = (data: Partial<DataOf<'RemovalForwarded'>> = {}) =>
  ({ type: 'RemovalForwarded', data: { ...sent, ...data } }) satisfies ReviewEvent;

export const removalAppealed = (data: Partial<DataOf<'RemovalAppealed'>> = {}) =>
  ({ type: 'RemovalAppealed', data: { ...sent, follows: null, ...data } }) satisfies ReviewEvent;

export const appealWished = () => ({ type: 'AppealWished', data: ids }) satisfies ReviewEvent;

export const appealSetAside = (text = 'Das Kassenbuch nennt einen anderen Tag.') =>
  ({ type: 'AppealSetAside', data: { ...ids, text } }) satisfies ReviewEvent;

export const platformAnswered = (data: Partial<DataOf<'PlatformAnswered'>> = {}) =>
  ({
    type: 'PlatformAnswered',
    data: {
      ...ids,
      answerId: ANSWER_ID,
      answer: 'received',
      text: null,
      followUpAt: null,
      enteredBy: 'admin',
      ...data,
    },
  }) satisfies ReviewEvent;

export const reviewCameBack = (noticedBy: 'customer' | 'admin' = 'customer') =>
  ({ type: 'ReviewCameBack', data: { ...ids, noticedBy } }) satisfies ReviewEvent;

export const followUpSet = (data: Partial<DataOf<'FollowUpSet'>> = {}) =>
  ({ type: 'FollowUpSet', data: { ...ids, followUpAt: FOLLOW_UP_AT, reason: null, ...data } }) satisfies ReviewEvent;

export const EVIDENCE_ID = '0198a000-0000-7000-8000-00000000f201';

export const evidenceAdded = (data: Partial<DataOf<'EvidenceAdded'>> = {}) =>
  ({
    type: 'EvidenceAdded',
    data: {
      ...ids,
      evidenceId: EVIDENCE_ID,
      name: 'Kassenbuch.jpg',
      kind: 'picture',
      type: 'image/jpeg',
      size: 48_211,
      storedHash: '1f'.repeat(32),
      contentHash: '2e'.repeat(32),
      addedBy: 'customer',
      ...data,
    },
  }) satisfies ReviewEvent;

export const evidenceRemoved = (data: Partial<DataOf<'EvidenceRemoved'>> = {}) =>
  ({
    type: 'EvidenceRemoved',
    data: { ...ids, evidenceId: EVIDENCE_ID, removedBy: 'customer', ...data },
  }) satisfies ReviewEvent;
export const caseTakenOver = () => ({ type: 'CaseTakenOver', data: ids }) satisfies ReviewEvent;

export const caseLetGo = () => ({ type: 'CaseLetGo', data: ids }) satisfies ReviewEvent;
