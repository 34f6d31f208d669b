import { teamStepRoute } from '../team-step.route.ts';
import { reopenConversation } from './reopen-conversation.ts';

export const reopenConversationRoute = teamStepRoute({
  name: 'reopen',
  summary: 'Eine erledigte Unterhaltung wieder öffnen',
  step: reopenConversation,
  message: 'Die Unterhaltung ist wieder offen.',
});
