import type { Reactor } from '@sternklar/event-store/reactor';
import type { Outbox } from '../../platform/outbox.port.ts';
import { mailAccountWhen } from './account-mail.ts';

/** The owner of a taken address learns of the attempt; whoever made it learns nothing. */
export const whenRegistrationRepeatedThenMailOwner = (enqueue: Outbox['enqueue']): Reactor =>
  mailAccountWhen(
    {
      name: 'when-registration-repeated-then-mail-owner',
      when: 'RegistrationRepeated',
      template: 'address-already-registered',
      params: () => ({}),
    },
    enqueue,
  );
