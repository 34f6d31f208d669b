import { teamStepRoute } from '../team-step.route.ts';
import { resolveConversation } from './resolve-conversation.ts';

export const resolveConversationRoute = teamStepRoute({
  name: 'resolve',
  summary: 'Eine Unterhaltung als erledigt vermerken',
  step: resolveConversation,
  message: 'Die Unterhaltung ist erledigt.',
});
