import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Logger } from '@sternklar/event-store/logger';
import type { Queries } from '@sternklar/projections/queries';
import type { Capability } from '../platform/capability.port.ts';
import type { Outbox } from '../platform/outbox.port.ts';
import type { RequestKit } from '../platform/request-kit.port.ts';
import type { Assistant } from './assistant/assistant.ts';
import { eraseVisitorConversations } from './erase-visitor-conversation/erase-visitor-conversations.job.ts';
import { handBackConversationRoute } from './hand-back-conversation/hand-back-conversation.route.ts';
import { listAllConversationsRoute } from './list-all-conversations/list-all-conversations.route.ts';
import { listMessagesRoute } from './list-messages/list-messages.route.ts';
import { markOwnReadRoute } from './mark-own-read/mark-own-read.route.ts';
import { markReadAsTeamRoute } from './mark-read-as-team/mark-read-as-team.route.ts';
import { whenTeamAnsweredThenMailAbsentCustomer } from './reactors/when-team-answered-then-mail-absent-customer.ts';
import { reopenConversationRoute } from './reopen-conversation/reopen-conversation.route.ts';
import { replyAsAdminRoute } from './reply-as-admin/reply-as-admin.route.ts';
import { resolveConversationRoute } from './resolve-conversation/resolve-conversation.route.ts';
import { sendMessageRoute } from './send-message/send-message.route.ts';
import { showConversationRoute } from './show-conversation/show-conversation.route.ts';
import { showOwnHistoryRoute } from './show-own-history/show-own-history.route.ts';
import { showOwnStateRoute } from './show-own-state/show-own-state.route.ts';

export interface ConversationsDeps {
  readonly commands: CommandHandler;
  readonly kit: RequestKit;
  readonly conversations: Queries['conversations'];
  readonly enqueue: Outbox['enqueue'];
  readonly assistant: Assistant;
  readonly destroyVisitorKey: (visitorId: string) => Promise<void>;
  readonly logger: Pick<Logger, 'warn'>;
  readonly now: () => Date;
  readonly nextId: () => string;
}

/** The support chat: customers write, the assistant or a person answers. */
export const createConversations = (deps: ConversationsDeps): Capability => ({
  name: 'conversations',
  reactors: [whenTeamAnsweredThenMailAbsentCustomer(deps.enqueue)],
  jobs: [eraseVisitorConversations(deps)],
  routes: async (app) => {
    sendMessageRoute(deps)(app);
    showOwnHistoryRoute(deps)(app);
    listAllConversationsRoute(deps)(app);
    showConversationRoute(deps)(app);
    replyAsAdminRoute(deps)(app);
    showOwnStateRoute(deps)(app);
    markOwnReadRoute(deps)(app);
    listMessagesRoute(deps)(app);
    markReadAsTeamRoute(deps)(app);
    handBackConversationRoute(deps)(app);
    resolveConversationRoute(deps)(app);
    reopenConversationRoute(deps)(app);
  },
});
