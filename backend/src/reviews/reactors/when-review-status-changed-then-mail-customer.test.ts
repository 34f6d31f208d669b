import { type CaseFacts, NO_FACTS } from '@sternklar/contracts/reviews/casework/case-facts';
import { restoredFrom } from '@sternklar/contracts/reviews/casework/restored-facts';
import { OWNER_ID, REVIEW_ID, reviewStatusChanged } from '@sternklar/contracts/reviews/testing/review.builders';
import { reactorSpec } from '@sternklar/event-store/testing/reactor-spec';
import { v5 as uuidV5 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { OutboxMail } from '../../platform/outbox.port.ts';
import { reviewStatusChangedMail } from '../mails/review-mails.ts';
import { whenReviewStatusChangedThenMailCustomer } from './when-review-status-changed-then-mail-customer.ts';

const mailingAfter = (statusMailDelayMs: number) =>
  reactorSpec<OutboxMail>((enqueue) => whenReviewStatusChangedThenMailCustomer.create({ enqueue, statusMailDelayMs }));
const mailing = mailingAfter(0);
const recordedAt = '2026-07-14T08:00:00.000Z';
const params = { reviewId: REVIEW_ID, status: 'gelöscht', changedAt: recordedAt };

describe('when a review’s status changed', () => {
  for (const id of ['0198a000-0000-7000-8000-00000000e001', '0198a000-0000-7000-8000-00000000e002']) {
    it(`the customer gets one mail for the change ${id.slice(-4)}, with ids and states only`, async () => {
      await mailing.when({ ...reviewStatusChanged({ from: 'eingereicht', to: 'gelöscht' }), id, recordedAt }).then({
        id: uuidV5('when-review-status-changed-then-mail-customer', id),
        accountId: OWNER_ID,
        template: 'review-status-changed',
        params,
      });
    });
  }

  it('the mail waits as long as it is set, and knows its change', async () => {
    const id = '0198a000-0000-7000-8000-00000000e003';
    await mailingAfter(45_000)
      .when({ ...reviewStatusChanged({ from: 'eingereicht', to: 'gelöscht' }), id, recordedAt })
      .then({
        id: uuidV5('when-review-status-changed-then-mail-customer', id),
        accountId: OWNER_ID,
        template: 'review-status-changed',
        params: { ...params, changeId: id },
        notBefore: new Date('2026-07-14T08:00:45.000Z'),
      });
  });

  describe('and leaves the status as it was', () => {
    const id = '0198a000-0000-7000-8000-00000000e004';
    const again = { from: 'nicht_genehmigt', to: 'nicht_genehmigt' } as const;
    const taken = (facts: CaseFacts) => ({ ...again, restores: restoredFrom(facts) });
    const mailOf = (appeal: 'refused' | 'open') => ({
      id: uuidV5('when-review-status-changed-then-mail-customer', id),
      accountId: OWNER_ID,
      template: 'review-status-changed',
      params: { ...params, status: 'nicht_genehmigt', appeal },
    });

    it('the mail is about the appeal: that it was refused, or that it is open again', async () => {
      await mailing.when({ ...reviewStatusChanged(again), id, recordedAt }).then(mailOf('refused'));
      await mailing.when({ ...reviewStatusChanged(taken(NO_FACTS)), id, recordedAt }).then(mailOf('open'));
    });

    it('there is none where the decision stood before, too', async () => {
      await mailing.when({ ...reviewStatusChanged(taken({ ...NO_FACTS, decided: true })), id, recordedAt }).then();
    });
  });

  it('the mail says that a decision was taken back', async () => {
    const id = '0198a000-0000-7000-8000-00000000e005';
    const takenBack = { from: 'gelöscht', to: 'eingereicht', restores: restoredFrom(NO_FACTS) } as const;
    await mailing.when({ ...reviewStatusChanged(takenBack), id, recordedAt }).then({
      id: uuidV5('when-review-status-changed-then-mail-customer', id),
      accountId: OWNER_ID,
      template: 'review-status-changed',
      params: { ...params, status: 'eingereicht', takesBack: true },
    });
  });

  it('the mail has everything its template asks for', () => {
    expect(reviewStatusChangedMail.params.parse(params)).toEqual(params);
  });
});
