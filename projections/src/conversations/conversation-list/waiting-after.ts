import type { ConversationEvent } from '@sternklar/contracts/conversations/conversation.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type ConversationChange, type Known, NOBODYS } from './conversation-change.ts';

type Waiting = Pick<ConversationChange, 'waitingEnded' | 'waitingSince' | 'writtenAt'>;
const NOBODY_WAITS: Waiting = { waitingEnded: true, waitingSince: null, writtenAt: null };

/** Who asks for a person or has something that calls for one waits, and who writes to one; until somebody answers or ends it. */
export function waitingAfter(earlier: Known, event: RecordedEvent<ConversationEvent>): Waiting {
  const { waitingEnded, waitingSince, writtenAt } = earlier;
  const kept = { waitingEnded, waitingSince, writtenAt };
  const at = event.recordedAt;
  switch (event.type) {
    case 'MessageSent':
    case 'VisitorMessageSent':
      return { user: writtenTo(earlier, at), assistant: kept, admin: NOBODY_WAITS }[event.data.sender];
    case 'PersonRequested':
    case 'AttentionCalled':
      return { ...kept, waitingSince: waitingSince ?? at };
    case 'ConversationHandedBack':
    case 'ConversationResolved':
      return NOBODY_WAITS;
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

/** Who had the conversation before is not known here, unless an event of the batch has said so. */
function writtenTo(earlier: Known, at: string): Waiting {
  const { waitingEnded, waitingSince, writtenAt, withPersonUntil } = earlier;
  if (withPersonUntil === null) return { waitingEnded, waitingSince, writtenAt: writtenAt ?? at };
  const isWithPerson = withPersonUntil !== NOBODYS.withPersonUntil && at < withPersonUntil;
  return { waitingEnded, waitingSince: waitingSince ?? (isWithPerson ? at : null), writtenAt };
}
