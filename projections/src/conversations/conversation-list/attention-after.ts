import type { ConversationEvent } from '@sternklar/contracts/conversations/conversation.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { ConversationChange } from './conversation-change.ts';

type Attention = Pick<ConversationChange, 'attentionEnded' | 'attention'>;

/** Who answers, gives back or resolves a conversation has seen what it called for. */
export function attentionAfter(
  { attentionEnded, attention }: Attention,
  event: RecordedEvent<ConversationEvent>,
): Attention {
  const kept = { attentionEnded, attention };
  const seen = { attentionEnded: true, attention: null };
  switch (event.type) {
    case 'AttentionCalled': {
      const { reason } = event.data;
      return { attentionEnded, attention: attention === null ? reason : `${attention},${reason}` };
    }
    case 'MessageSent':
    case 'VisitorMessageSent':
      return { user: kept, assistant: kept, admin: seen }[event.data.sender];
    case 'ConversationHandedBack':
    case 'ConversationResolved':
      return seen;
    case 'PersonRequested':
    case 'ConversationHandedToPerson':
    case 'ConversationReopened':
    case 'ConversationTakenOver':
    case 'ConversationLetGo':
    case 'ConversationReadByParticipant':
    case 'ConversationReadByTeam':
    case 'AnswerRated':
    case 'VisitorContactGiven':
    case 'VisitorContactWithdrawn':
    case 'VisitorAttributesGiven':
    case 'AnswerLinkIssued':
    case 'AnswerLinkUsed':
    case 'VisitorConversationErased':
      return kept;
  }
}
