import { chatMessageSchema, sendMessageBodySchema } from '@sternklar/contracts/conversations/conversation.api';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../conversation-answers.ts';
import { conversationOf } from '../conversation-id.ts';
import { participantOf } from '../participant-of.ts';
import { recordSending, type SendingDeps } from './record-sending.ts';

export const sendMessageRoute = slice(
  {
    name: 'send-message',
    call: 'POST /chat/message',
    access: 'signed-in-or-visitor',
    reach: 'everybody',
    tag: TAG,
    summary: 'Eine Nachricht schreiben; die Antwort ist die des KI-Assistenten oder eine Eingangsbestätigung',
    body: sendMessageBodySchema,
    answers: { 200: chatMessageSchema },
    records: ['MessageSent', 'VisitorMessageSent', 'PersonRequested', 'AttentionCalled', 'ConversationReopened'],
    example: { body: { message: 'Was kostet das?' } },
  },
  (deps: SendingDeps) => {
    const record = recordSending(deps);
    return async (request, reply) => {
      const conversation = conversationOf(participantOf(deps.kit.callerOf(request)));
      return record(request, reply, { conversation, body: request.body, replyId: deps.nextId() });
    };
  },
);
