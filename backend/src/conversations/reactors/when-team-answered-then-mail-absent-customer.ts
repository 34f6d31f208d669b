import { CHAT_MAIL_AFTER_MS } from '@sternklar/contracts/constants';
import {
  type ConversationEvent,
  conversationResolved,
  messageSent,
} from '@sternklar/contracts/conversations/conversation.events';
import { accountOf } from '@sternklar/contracts/conversations/participant';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox } from '../../platform/outbox.port.ts';
import { chatNewsMail } from '../mails/chat-mails.ts';

const NAME = 'when-team-answered-then-mail-absent-customer';

type Answered = RecordedEvent<Extract<ConversationEvent, { type: 'MessageSent' | 'ConversationResolved' }>>;

/** The customer to tell; null for what others wrote, and for visitors, who get no mails. */
const customerTold = (event: Answered): string | null => {
  if (event.type === 'MessageSent') return event.data.sender === 'admin' ? event.data.accountId : null;
  event.type satisfies 'ConversationResolved';
  return accountOf(event.data.participant);
};

/**
 * Asks for a mail to a customer whom the team answered, for two minutes later: whether it is still news then is decided
 * when it is sent, and so that one mail tells of replies that follow one another.
 */
export const whenTeamAnsweredThenMailAbsentCustomer = reactor(
  { name: NAME, handles: [messageSent.type, conversationResolved.type], records: [] },
  ({ enqueue }: Pick<Outbox, 'enqueue'>) => ({
    async react(event) {
      const answered = event as Answered;
      const accountId = customerTold(answered);
      if (accountId === null) return;
      await enqueue({
        id: uuidV5(NAME, answered.id),
        accountId,
        ...chatNewsMail.with({ conversationId: answered.data.conversationId, begunBy: String(answered.version) }),
        notBefore: new Date(Date.parse(answered.recordedAt) + CHAT_MAIL_AFTER_MS),
      });
    },
  }),
);
