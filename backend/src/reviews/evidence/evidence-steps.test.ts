import { EVIDENCE_MAX_IN_ALL, EVIDENCE_MAX_PER_REVIEW } from '@sternklar/contracts/constants';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import * as given from '@sternklar/contracts/reviews/testing/review.builders';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { forwardRemoval } from '../casework/staff-steps.ts';
import { exists, type ReviewState, reviewStreamType, type SubmittedReview } from '../review.ts';
import { addEvidence, removeEvidence } from './evidence-steps.ts';

const spec = deciderSpec(reviewStreamType);
const on =
  <Code extends string>(decide: (review: SubmittedReview) => Decision<ReviewEvent, Code>) =>
  (state: ReviewState): Decision<ReviewEvent, Code | 'none'> =>
    exists(state) ? decide(state) : reject('none');

const submitted = given.reviewSubmitted();
const evidenceId = (number: number) => given.EVIDENCE_ID.slice(0, -2) + String(number).padStart(2, '0');
const many = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    given.evidenceAdded({ evidenceId: evidenceId(number), contentHash: String(number).padStart(64, '0') }),
  );
const { kind: _kind, ...file } = given.evidenceAdded().data;
const added = {
  evidenceId: file.evidenceId,
  name: file.name ?? '',
  type: file.type,
  size: file.size,
  storedHash: file.storedHash,
  contentHash: file.contentHash ?? '',
  addedBy: file.addedBy,
};
const adding = on((review) => addEvidence(review, added));
const removing = (removedBy: 'customer' | 'admin') =>
  on((review) => removeEvidence(review, { evidenceId: given.EVIDENCE_ID, removedBy }));
const sent = given.removalForwarded({ evidenceSent: [given.EVIDENCE_ID] });

describe('evidence', () => {
  it('is added to a request, also to one that is decided, for an appeal needs some', () => {
    spec.given(submitted).when(adding).then(given.evidenceAdded());
    const refused = given.reviewStatusChanged({ from: 'eingereicht', to: 'nicht_genehmigt' });
    spec.given(submitted, refused).when(adding).then(given.evidenceAdded());
  });

  it('of the same content is there already, unless it was removed', () => {
    const other = given.evidenceAdded({ evidenceId: evidenceId(7) });
    spec.given(submitted, other).when(adding).thenNothing();
    const removed = given.evidenceRemoved({ evidenceId: evidenceId(7) });
    spec.given(submitted, other, removed).when(adding).then(given.evidenceAdded());
  });

  it('is not added to a withdrawn request, nor beyond the most that one may have', () => {
    spec.given(submitted, given.removalWithdrawn()).when(adding).thenRejected('removal-withdrawn');
    spec
      .given(submitted, ...many(EVIDENCE_MAX_PER_REVIEW))
      .when(adding)
      .thenRejected('enough-evidence');
    const removed = given.evidenceRemoved({ evidenceId: evidenceId(0) });
    spec
      .given(submitted, ...many(EVIDENCE_MAX_PER_REVIEW), removed)
      .when(adding)
      .then(given.evidenceAdded());
  });

  it('that went to the platform takes no place, so that an appeal may have some, up to a bound', () => {
    const forwarded = (count: number) =>
      given.removalForwarded({ evidenceSent: Array.from({ length: count }, (_, number) => evidenceId(number)) });
    const ten = EVIDENCE_MAX_PER_REVIEW;
    spec
      .given(submitted, ...many(ten), forwarded(ten))
      .when(adding)
      .then(given.evidenceAdded());
    spec
      .given(submitted, ...many(2 * ten), forwarded(ten))
      .when(adding)
      .thenRejected('enough-evidence');
    spec
      .given(submitted, ...many(EVIDENCE_MAX_IN_ALL), forwarded(EVIDENCE_MAX_IN_ALL))
      .when(adding)
      .thenRejected('enough-evidence');
  });

  it('is removed by whom added it, and by staff', () => {
    spec.given(submitted, given.evidenceAdded()).when(removing('customer')).then(given.evidenceRemoved());
    const byStaff = given.evidenceAdded({ addedBy: 'admin' });
    spec.given(submitted, byStaff).when(removing('customer')).thenRejected('evidence-of-staff');
    spec
      .given(submitted, byStaff)
      .when(removing('admin'))
      .then(given.evidenceRemoved({ removedBy: 'admin' }));
    spec.given(submitted).when(removing('admin')).thenRejected('evidence-not-found');
  });

  it('stays once it went to the platform', () => {
    for (const by of ['customer', 'admin'] as const) {
      spec.given(submitted, given.evidenceAdded(), sent).when(removing(by)).thenRejected('evidence-sent');
    }
  });

  it('goes along only where the request has it', () => {
    const { forwardingId, channel, sentText, reference, evidenceSent } = sent.data;
    const now = '2026-03-02T10:00:00.000Z';
    const sending = {
      forwardingId,
      channel,
      sentText: sentText ?? '',
      reference,
      evidenceSent,
      noticeVersion: null,
      beforeWithdrawal: false,
      now,
    };
    const forwarding = on((review) => forwardRemoval(review, sending));
    spec.given(submitted, given.evidenceAdded()).when(forwarding).then(sent);
    spec.given(submitted).when(forwarding).thenRejected('evidence-not-there');
    const removed = given.evidenceRemoved();
    spec.given(submitted, given.evidenceAdded(), removed).when(forwarding).thenRejected('evidence-not-there');
  });

  it('is gone with what is erased', () => {
    const erased: ReviewEvent = {
      type: 'ReviewErased',
      data: {
        reviewId: submitted.data.reviewId,
        businessId: submitted.data.businessId,
        accountId: submitted.data.accountId,
        decidedAt: '2026-01-01T09:00:00.000Z',
      },
    };
    spec.given(submitted, given.evidenceAdded(), erased).when(removing('admin')).thenRejected('evidence-not-found');
  });
});
