import { given } from '../../platform/example-call.port.ts';
import { teamStepRoute } from '../team-step.route.ts';
import { resolveConversation } from './resolve-conversation.ts';

export const resolveConversationRoute = teamStepRoute({
  name: 'resolve-conversation',
  verb: 'resolve',
  summary: 'Eine Unterhaltung als erledigt vermerken',
  step: resolveConversation,
  message: 'Die Unterhaltung ist erledigt.',
  records: ['ConversationResolved'],
  example: { params: { id: given('conversation') }, body: {} },
});
