import { CHAT_MAIL_AFTER_MS } from '@sternklar/contracts/constants';
import { answerLinkIssued } from '@sternklar/contracts/conversations/answer-by-mail.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventOf } from '@sternklar/contracts/event-registry';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox } from '../../platform/outbox.port.ts';
import { visitorAnswerMail } from '../mails/visitor-answer-mail.ts';

const NAME = 'when-answer-link-issued-then-mail-visitor';

/**
 * Asks for the mail with a link: two minutes after an answer, so that whoever is still there needs none; at once for whoever
 * asked for another link.
 */
export const whenAnswerLinkIssuedThenMailVisitor = reactor(
  { name: NAME, handles: [answerLinkIssued.type], records: [] },
  ({ enqueue }: Pick<Outbox, 'enqueue'>) => ({
    async react(event) {
      const { id, data, recordedAt } = event as RecordedEvent<EventOf<typeof answerLinkIssued>>;
      const { conversationId, participant, linkId, because } = data;
      await enqueue({
        id: uuidV5(NAME, id),
        // The outbox knows visitors like accounts, by their id alone.
        accountId: participant.id,
        ...visitorAnswerMail.with({ conversationId, linkId }),
        ...(because === 'answered' && { notBefore: new Date(Date.parse(recordedAt) + CHAT_MAIL_AFTER_MS) }),
      });
    },
  }),
);
