import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox, OutboxMail } from '../../platform/outbox.port.ts';

interface MailRule<Type extends AccountEvent['type']> {
  readonly name: string;
  readonly when: Type;
  readonly mail: (event: RecordedEvent) => Pick<OutboxMail, 'template' | 'params'>;
  /** Events of this type that nobody is told about. */
  readonly unless?: (event: RecordedEvent) => boolean;
}

/** A mail to the account an event is about; its id follows from the event's, so that it is sent once. */
export const mailAccountWhen = <Type extends AccountEvent['type']>({ name, when, mail, unless }: MailRule<Type>) =>
  reactor({ name, handles: [when], records: [] }, ({ enqueue }: Pick<Outbox, 'enqueue'>) => ({
    async react(event) {
      if (unless?.(event)) return;
      const { accountId } = (event as RecordedEvent<Extract<AccountEvent, { type: Type }>>).data;
      await enqueue({ id: uuidV5(name, event.id), accountId, ...mail(event) });
    },
  }));
