import { given } from '../../platform/example-call.port.ts';
import { teamStepRoute } from '../team-step.route.ts';
import { handBackConversation } from './hand-back-conversation.ts';

export const handBackConversationRoute = teamStepRoute({
  name: 'hand-back-conversation',
  verb: 'hand-back',
  summary: 'Eine Unterhaltung an den KI-Assistenten zurückgeben',
  step: handBackConversation,
  message: 'Der KI-Assistent antwortet wieder.',
  records: ['ConversationHandedBack'],
  example: { params: { id: given('answered-conversation') }, body: {} },
});
