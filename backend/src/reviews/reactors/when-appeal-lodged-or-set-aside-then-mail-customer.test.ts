import {
  appealSetAside,
  OWNER_ID,
  REVIEW_ID,
  removalAppealed,
} from '@sternklar/contracts/reviews/testing/review.builders';
import { reactorSpec } from '@sternklar/event-store/testing/reactor-spec';
import { v5 as uuidV5 } from 'uuid';
import { describe, it } from 'vitest';
import type { OutboxMail } from '../../platform/outbox.port.ts';
import { whenAppealLodgedOrSetAsideThenMailCustomer } from './when-appeal-lodged-or-set-aside-then-mail-customer.ts';

const mailingAfter = (statusMailDelayMs: number) =>
  reactorSpec<OutboxMail>((enqueue) =>
    whenAppealLodgedOrSetAsideThenMailCustomer.create({ enqueue, statusMailDelayMs }),
  );
const id = '0198a000-0000-7000-8000-00000000e001';
const recordedAt = '2026-07-14T08:00:00.000Z';
const mailOf = (appeal: 'lodged' | 'set-aside') => ({
  id: uuidV5('when-appeal-lodged-or-set-aside-then-mail-customer', id),
  accountId: OWNER_ID,
  template: 'review-status-changed',
  params: { reviewId: REVIEW_ID, status: 'nicht_genehmigt', changedAt: recordedAt, appeal },
});

describe('when an appeal is lodged or set aside', () => {
  it('the customer gets one mail, with ids and states only', async () => {
    await mailingAfter(0)
      .when({ ...removalAppealed(), id, recordedAt })
      .then(mailOf('lodged'));
    await mailingAfter(0)
      .when({ ...appealSetAside(), id, recordedAt })
      .then(mailOf('set-aside'));
  });

  it('it waits as long as mails about a status do', async () => {
    await mailingAfter(45_000)
      .when({ ...removalAppealed(), id, recordedAt })
      .then({ ...mailOf('lodged'), notBefore: new Date('2026-07-14T08:00:45.000Z') });
  });
});
