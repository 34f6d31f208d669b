import type { Reactor } from '@sternklar/event-store/reactor';
import type { Outbox } from '../../platform/outbox.port.ts';
import { mailAccountWhen } from './account-mail.ts';

/** Confirms the request, and warns the owner should somebody else have made it. */
export const whenAccountDeletionRequestedThenMailOwner = (enqueue: Outbox['enqueue']): Reactor =>
  mailAccountWhen(
    {
      name: 'when-account-deletion-requested-then-mail-owner',
      when: 'AccountDeletionRequested',
      template: 'account-deletion-requested',
      params: ({ recordedAt }) => ({ requestedAt: recordedAt }),
    },
    enqueue,
  );
