import { given } from '../../platform/example-call.port.ts';
import { teamStepRoute } from '../team-step.route.ts';
import { reopenConversation } from './reopen-conversation.ts';

export const reopenConversationRoute = teamStepRoute({
  name: 'reopen-conversation',
  verb: 'reopen',
  summary: 'Eine erledigte Unterhaltung wieder öffnen',
  step: reopenConversation,
  message: 'Die Unterhaltung ist wieder offen.',
  records: ['ConversationReopened'],
  example: { params: { id: given('resolved-conversation') }, body: {} },
});
