import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventOf } from '@sternklar/contracts/event-registry';
import { cardExpiryReminded } from '@sternklar/contracts/payments/card.events';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox } from '../../platform/outbox.port.ts';
import { cardExpiresMail } from '../mails/card-expires-mail.ts';

const NAME = 'when-card-expiry-reminded-then-mail-customer';

/** Tells the customer in time, once for each day on which a card expires. */
export const whenCardExpiryRemindedThenMailCustomer = reactor(
  { name: NAME, handles: [cardExpiryReminded.type], records: [] },
  ({ enqueue }: Pick<Outbox, 'enqueue'>) => ({
    async react(event) {
      const { id, data } = event as RecordedEvent<EventOf<typeof cardExpiryReminded>>;
      // Erased meanwhile: nobody is left to tell.
      if (data.expiresOn === null) return;
      const { accountId } = data;
      await enqueue({ id: uuidV5(NAME, id), accountId, ...cardExpiresMail.with({ accountId }) });
    },
  }),
);
