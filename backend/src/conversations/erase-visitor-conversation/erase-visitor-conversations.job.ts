import { VISITOR_CONVERSATION_KEPT_MONTHS } from '@sternklar/contracts/constants';
import { conversationStream } from '@sternklar/contracts/conversations/conversation.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries, VisitorConversation } from '@sternklar/projections/queries';
import { createPieceByPiece, hasRecorded, type PieceByPieceDeps } from '../../platform/jobs.port.ts';
import { job } from '../../platform/manifest.port.ts';
import { conversationStreamType } from '../conversation.ts';
import { eraseVisitorConversation } from './erase-visitor-conversation.ts';

export interface EraseVisitorConversationsDeps extends PieceByPieceDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly conversations: Pick<Queries['conversations'], 'ofQuietVisitors'>;
  /** Destroys the key of a visitor's texts; again: changes nothing. */
  readonly destroyVisitorKey: (visitorId: string) => Promise<void>;
  /** Sends nothing more to a visitor, and empties the developers' mailbox of what was sent. */
  readonly forgetVisitorMails: (visitorId: string) => Promise<void>;
  readonly nextId: () => string;
}

const NAME = 'erase-visitor-conversations';

const monthsBefore = (moment: Date, months: number): Date => {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
};

/**
 * Erases visitors' conversations in which nobody has written for a year. The event comes first, so that a message of that
 * very moment either keeps the conversation or is refused; a key that a crash leaves alive is keep-keys-destroyed's.
 */
export const eraseVisitorConversations = job(
  { name: NAME, actsByClock: true, records: ['VisitorConversationErased'] },
  (deps: EraseVisitorConversationsDeps) => {
    const { commands, conversations, destroyVisitorKey, forgetVisitorMails, nextId } = deps;
    const quietSince = (now: Date) => monthsBefore(now, VISITOR_CONVERSATION_KEPT_MONTHS);
    return createPieceByPiece<VisitorConversation>(
      {
        name: NAME,
        find: (now, which) => conversations.ofQuietVisitors(quietSince(now), which),
        idOf: ({ conversationId }) => conversationId,
        describe: ({ conversationId }) => ({ conversationId }),
        handle: async ({ conversationId, visitorId }, now) => {
          const id = nextId();
          const handled = await commands.handle({
            streamType: conversationStreamType,
            streamId: conversationStream(conversationId),
            decide: (conversation) =>
              eraseVisitorConversation(conversation, { conversationId, quietSince: quietSince(now) }),
            context: {
              actor: { kind: 'system', name: NAME },
              accountId: null,
              correlationId: id,
              causationId: id,
              commandId: id,
            },
          });
          if (handled.rejected !== undefined || handled.state.status !== 'erased') return false;
          await forgetVisitorMails(visitorId);
          await destroyVisitorKey(visitorId);
          return hasRecorded(handled);
        },
      },
      deps,
    );
  },
);
