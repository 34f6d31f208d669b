import { teamStepRoute } from '../team-step.route.ts';
import { handBackConversation } from './hand-back-conversation.ts';

export const handBackConversationRoute = teamStepRoute({
  name: 'hand-back',
  summary: 'Eine Unterhaltung an den KI-Assistenten zurückgeben',
  step: handBackConversation,
  message: 'Der KI-Assistent antwortet wieder.',
});
