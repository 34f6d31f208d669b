import { WITH_PERSON_MS } from '@sternklar/contracts/constants';
import {
  type ConversationEvent,
  type ConversationMessage,
  isConversationEvent,
} from '@sternklar/contracts/conversations/conversation.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { attentionAfter } from './attention-after.ts';
import { byMailAfter } from './by-mail-after.ts';
import { type ConversationChange, NOBODYS, UNCHANGED } from './conversation-change.ts';
import { waitingAfter } from './waiting-after.ts';

/** What a batch changes, by conversation. */
export function foldChanges(events: readonly RecordedEvent[]): readonly ConversationChange[] {
  const changes = new Map<string, ConversationChange>();
  for (const event of events.filter(isConversationEvent)) {
    const id = event.data.conversationId;
    const earlier = changes.get(id) ?? { id, ...UNCHANGED };
    const after = {
      ...changeOf(event),
      ...attentionAfter(earlier, event),
      ...waitingAfter(earlier, event),
      ...byMailAfter(earlier, event),
    };
    changes.set(id, { ...earlier, ...after, version: event.version });
  }
  return [...changes.values()];
}

function changeOf(event: RecordedEvent<ConversationEvent>): Partial<ConversationChange> {
  switch (event.type) {
    case 'MessageSent':
    case 'VisitorMessageSent':
      return { lastActivityAt: event.recordedAt, ...changeBySender(event) };
    case 'PersonRequested':
      return { personRequested: true };
    case 'ConversationHandedToPerson':
      return withPersonFrom(event.recordedAt);
    case 'ConversationHandedBack':
      return { ...NOBODYS, ...heldBy(null, event.recordedAt) };
    case 'ConversationResolved':
      return { ...NOBODYS, ...heldBy(null, event.recordedAt), resolved: true };
    case 'ConversationReopened':
      return { ...NOBODYS, resolved: false };
    case 'ConversationTakenOver': {
      const { actor } = event.metadata;
      return heldBy(actor.kind === 'account' ? actor.id : null, event.recordedAt);
    }
    case 'ConversationLetGo':
      return heldBy(null, event.recordedAt);
    case 'ConversationReadByParticipant':
      return { participantReadTo: event.data.upTo };
    case 'ConversationReadByTeam':
      return { teamReadTo: event.data.upTo };
    case 'AttentionCalled':
    case 'AnswerRated':
    case 'VisitorContactGiven':
    case 'VisitorContactWithdrawn':
    case 'VisitorAttributesGiven':
    case 'AnswerLinkIssued':
    case 'AnswerLinkUsed':
    case 'VisitorConversationErased':
      return {};
  }
}

/** Who writes has read what the other side wrote before. */
function changeBySender(event: RecordedEvent<ConversationMessage>): Partial<ConversationChange> {
  switch (event.data.sender) {
    case 'user':
      return { participantReadTo: event.version };
    case 'admin':
      return { teamReadTo: event.version, ...withPersonFrom(event.recordedAt) };
    case 'assistant':
      return {};
  }
}

const heldBy = (takenOverBy: string | null, holderChangedAt: string) => ({ takenOverBy, holderChangedAt });

const withPersonFrom = (recordedAt: string) => ({
  withPersonUntil: new Date(Date.parse(recordedAt) + WITH_PERSON_MS).toISOString(),
  personRequested: false,
});
