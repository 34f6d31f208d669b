import { conversationStream, visitorMessageSent } from '@sternklar/contracts/conversations/conversation.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventOf } from '@sternklar/contracts/event-registry';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import { issueAnswerLink } from '../answer-by-mail/answer-links.ts';
import { conversationStreamType } from '../conversation.ts';

const NAME = 'when-team-answered-then-issue-answer-link';

/** Issues a link for a visitor whom the team answered, if they gave an address. */
export const whenTeamAnsweredThenIssueAnswerLink = reactor(
  { name: NAME, handles: [visitorMessageSent.type], records: ['AnswerLinkIssued'] },
  ({ commands }: { readonly commands: Pick<CommandHandler, 'handle'> }) => ({
    async react(event) {
      const { id, data, recordedAt, metadata } = event as RecordedEvent<EventOf<typeof visitorMessageSent>>;
      if (data.sender !== 'admin') return;
      const { conversationId } = data;
      const linkId = uuidV5(NAME, id);
      await commands.handle({
        streamType: conversationStreamType,
        streamId: conversationStream(conversationId),
        decide: (state) =>
          issueAnswerLink(state, { conversationId, linkId, because: 'answered', now: new Date(recordedAt) }),
        context: {
          actor: { kind: 'system', name: NAME },
          accountId: null,
          correlationId: metadata.correlationId,
          causationId: id,
          commandId: linkId,
          mayRepeat: true,
        },
      });
    },
  }),
);
