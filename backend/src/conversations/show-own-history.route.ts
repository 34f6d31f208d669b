import { chatHistorySchema } from '@sternklar/contracts/conversations/conversation.api';
import type { Queries } from '@sternklar/projections/queries';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { slice } from '../platform/slice.port.ts';
import { TAG } from './conversation-answers.ts';
import { conversationOf } from './conversation-id.ts';
import { withLinks } from './page-links.ts';
import { participantOf } from './participant-of.ts';

export interface ShowOwnHistoryRouteDeps {
  readonly conversations: Pick<Queries['conversations'], 'history'>;
  readonly kit: Pick<RequestKit, 'callerOf'>;
}

export const showOwnHistoryRoute = slice(
  {
    name: 'show-own-history',
    call: 'GET /chat/history',
    access: 'signed-in-or-visitor',
    tag: TAG,
    summary: 'Die eigene Unterhaltung, die älteste Nachricht zuerst',
    answers: { 200: chatHistorySchema },
    records: [],
    example: {},
  },
  ({ conversations, kit }: ShowOwnHistoryRouteDeps) =>
    async (request) => {
      const conversation = conversationOf(participantOf(kit.callerOf(request)));
      const messages = await conversations.history(conversation.conversationId);
      return messages.map((message) => withLinks(message, conversation));
    },
);
