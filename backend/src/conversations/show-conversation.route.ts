import { adminConversationSchema } from '@sternklar/contracts/conversations/conversation.api';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { given } from '../platform/example-call.port.ts';
import { slice } from '../platform/slice.port.ts';
import { conversationNotFound, TAG } from './conversation-answers.ts';

export interface ShowConversationRouteDeps {
  readonly conversations: Pick<Queries['conversations'], 'byId'>;
  readonly now: () => Date;
}

export const showConversationRoute = slice(
  {
    name: 'show-conversation',
    call: 'GET /chat/admin/:id',
    access: ['admin'],
    tag: TAG,
    summary: 'Eine Unterhaltung mit ihrem Benutzer',
    params: z.object({ id: z.uuid() }),
    answers: { 200: adminConversationSchema },
    records: [],
    example: { params: { id: given('conversation') } },
  },
  ({ conversations, now }: ShowConversationRouteDeps) =>
    async (request) => {
      const conversation = await conversations.byId(request.params.id, now());
      if (conversation === null) throw conversationNotFound();
      return conversation;
    },
);
