import { adminConversationSchema } from '@sternklar/contracts/conversations/conversation.api';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { listQuerySchema, parseListRequest, sendPage, sendStream } from '../platform/lists.port.ts';
import { slice } from '../platform/slice.port.ts';
import { NEWEST_ACTIVITY_FIRST, TAG } from './conversation-answers.ts';

export interface ListAllConversationsRouteDeps {
  readonly conversations: Pick<Queries['conversations'], 'page' | 'each'>;
  readonly now: () => Date;
}

export const listAllConversationsRoute = slice(
  {
    name: 'list-all-conversations',
    call: 'GET /chat/admin/all',
    access: ['admin'],
    tag: TAG,
    summary: 'Alle Unterhaltungen, die zuletzt benutzten zuerst; ganz oder seitenweise, 100 auf einer Seite',
    query: listQuerySchema,
    answers: { 200: z.array(adminConversationSchema) },
    records: [],
    example: {},
  },
  ({ conversations, now }: ListAllConversationsRouteDeps) =>
    async (request, reply) => {
      const list = parseListRequest(request.query);
      if (list === null) return sendStream(reply, conversations.each(now()));
      const sorted = request.query.sort === undefined ? { ...list, sort: NEWEST_ACTIVITY_FIRST } : list;
      return sendPage(reply, 'conversations', await conversations.page(sorted, now()), sorted);
    },
);
