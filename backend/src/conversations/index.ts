import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import type { Capability } from '../capability.ts';
import type { RequestKit } from '../http/request-kit.ts';
import { listAllConversationsRoute } from './list-all-conversations/list-all-conversations.route.ts';
import { replyAsAdminRoute } from './reply-as-admin/reply-as-admin.route.ts';
import { sendMessageRoute } from './send-message/send-message.route.ts';
import { showConversationRoute } from './show-conversation/show-conversation.route.ts';
import { showOwnHistoryRoute } from './show-own-history/show-own-history.route.ts';

export interface ConversationsDeps {
  readonly commands: CommandHandler;
  readonly kit: RequestKit;
  readonly conversations: Queries['conversations'];
  readonly now: () => Date;
  readonly nextId: () => string;
}

/** The support chat: customers write, the assistant or a person answers. */
export const createConversations = (deps: ConversationsDeps): Capability => ({
  name: 'conversations',
  reactors: [],
  routes: async (app) => {
    sendMessageRoute(deps)(app);
    showOwnHistoryRoute(deps)(app);
    listAllConversationsRoute(deps)(app);
    showConversationRoute(deps)(app);
    replyAsAdminRoute(deps)(app);
  },
});
