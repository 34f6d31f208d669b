import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox, OutboxMail } from '../../platform/outbox.port.ts';

type Recorded<Type extends AccountEvent['type']> = RecordedEvent<Extract<AccountEvent, { type: Type }>>;

interface MailRule<Type extends AccountEvent['type']> {
  readonly name: string;
  readonly when: Type;
  readonly mail: (event: Recorded<Type>) => Pick<OutboxMail, 'template' | 'params'>;
  /** Events of this type that nobody is told about. */
  readonly unless?: (event: Recorded<Type>) => boolean;
}

/** A mail to the account an event is about; its id follows from the event's, so that it is sent once. */
export const mailAccountWhen = <Type extends AccountEvent['type']>({ name, when, mail, unless }: MailRule<Type>) =>
  reactor({ name, handles: [when], records: [] }, ({ enqueue }: Pick<Outbox, 'enqueue'>) => ({
    async react(handled) {
      const event = handled as Recorded<Type>;
      if (unless?.(event)) return;
      const { accountId } = event.data;
      await enqueue({ id: uuidV5(name, event.id), accountId, ...mail(event) });
    },
  }));
