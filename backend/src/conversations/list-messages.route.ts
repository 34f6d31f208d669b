import { chatMessageSchema } from '@sternklar/contracts/conversations/conversation.api';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { given } from '../platform/example-call.port.ts';
import { listQuerySchema, parseListRequest, sendPage } from '../platform/lists.port.ts';
import { slice } from '../platform/slice.port.ts';
import { conversationNotFound, TAG } from './conversation-answers.ts';

export interface ListMessagesRouteDeps {
  readonly conversations: Pick<Queries['conversations'], 'messages'>;
}

const OLDEST_FIRST = { field: 'created_at', descending: false };
const FIRST_PAGE = { offset: 0, limit: 100, sort: OLDEST_FIRST, filter: {} };

export const listMessagesRoute = slice(
  {
    name: 'list-messages',
    call: 'GET /chat/admin/:id/messages',
    access: ['admin'],
    tag: TAG,
    summary: 'Die Nachrichten einer Unterhaltung seitenweise, die älteste zuerst; höchstens 1.000 auf einer Seite',
    params: z.object({ id: z.uuid() }),
    query: listQuerySchema,
    answers: { 200: z.array(chatMessageSchema) },
    records: [],
    example: { params: { id: given('conversation') } },
  },
  ({ conversations }: ListMessagesRouteDeps) =>
    async (request, reply) => {
      const asked = parseListRequest(request.query) ?? FIRST_PAGE;
      const list = request.query.sort === undefined ? { ...asked, sort: OLDEST_FIRST } : asked;
      const page = await conversations.messages(request.params.id, list);
      if (page === null) throw conversationNotFound();
      return sendPage(reply, 'messages', page, list);
    },
);
