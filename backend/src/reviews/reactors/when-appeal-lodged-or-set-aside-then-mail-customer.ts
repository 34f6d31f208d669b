import { eventsAmong } from '@sternklar/contracts/events-of';
import { appealSetAside, removalAppealed } from '@sternklar/contracts/reviews/casework/casework.events';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox } from '../../platform/outbox.port.ts';
import type { AppealStep } from '../mails/appeal-step-to-tell.ts';
import { reviewStatusChangedMail } from '../mails/review-mails.ts';

const NAME = 'when-appeal-lodged-or-set-aside-then-mail-customer';

const OF_APPEAL = [removalAppealed, appealSetAside] as const;
type OfAppeal = ReturnType<typeof eventsAmong<(typeof OF_APPEAL)[number]>>[number];
const STEP: Readonly<Record<OfAppeal['type'], AppealStep>> = { RemovalAppealed: 'lodged', AppealSetAside: 'set-aside' };

interface Dependencies extends Pick<Outbox, 'enqueue'> {
  readonly statusMailDelayMs: number;
}

/** Tells the customer by mail that their appeal went out, or that none does; it waits as mails about a status do. */
export const whenAppealLodgedOrSetAsideThenMailCustomer = reactor(
  { name: NAME, handles: [removalAppealed.type, appealSetAside.type], records: [] },
  ({ enqueue, statusMailDelayMs }: Dependencies) => ({
    async react(event) {
      for (const { id, type, recordedAt, data } of eventsAmong([event], OF_APPEAL)) {
        await enqueue({
          id: uuidV5(NAME, id),
          accountId: data.accountId,
          ...reviewStatusChangedMail.with({
            reviewId: data.reviewId,
            status: 'nicht_genehmigt',
            changedAt: recordedAt,
            appeal: STEP[type],
          }),
          ...(statusMailDelayMs > 0 && { notBefore: new Date(Date.parse(recordedAt) + statusMailDelayMs) }),
        });
      }
    },
  }),
);
