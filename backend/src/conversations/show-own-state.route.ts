import { chatStateSchema } from '@sternklar/contracts/conversations/conversation.api';
import type { Queries } from '@sternklar/projections/queries';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { slice } from '../platform/slice.port.ts';
import { nothingWritten, TAG } from './conversation-answers.ts';
import { conversationOf } from './conversation-id.ts';
import { participantOf } from './participant-of.ts';

export interface ShowOwnStateRouteDeps {
  readonly conversations: Pick<Queries['conversations'], 'stateOf'>;
  readonly kit: Pick<RequestKit, 'callerOf'>;
  readonly now: () => Date;
}

export const showOwnStateRoute = slice(
  {
    name: 'show-own-state',
    call: 'GET /chat/state',
    access: 'signed-in-or-visitor',
    tag: TAG,
    summary: 'Bei wem die eigene Unterhaltung ist, und wie viele Antworten darin ungelesen sind',
    answers: { 200: chatStateSchema },
    records: [],
    example: {},
  },
  ({ conversations, kit, now }: ShowOwnStateRouteDeps) =>
    async (request) => {
      const { conversationId } = conversationOf(participantOf(kit.callerOf(request)));
      return (await conversations.stateOf(conversationId, now())) ?? nothingWritten;
    },
);
