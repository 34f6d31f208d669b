import type { ConversationEvent } from '@sternklar/contracts/conversations/conversation.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { storableText } from '../../engine/read-model/stored-text.ts';
import type { ConversationChange, Known } from './conversation-change.ts';

type ByMail = Pick<
  ConversationChange,
  | 'contactChanged'
  | 'visitorEmail'
  | 'visitorName'
  | 'visitorAttributes'
  | 'firstAddress'
  | 'firstAddressAt'
  | 'contactSince'
>;

/** An address is another one whatever its case; whether the first of a batch is, only the row knows. */
const addressAfter = (earlier: Known, email: string | null, version: number): Partial<ByMail> => {
  const address = email?.toLowerCase() ?? null;
  if (!earlier.contactChanged) return { firstAddress: address, firstAddressAt: version };
  return address === (earlier.visitorEmail?.toLowerCase() ?? null) ? {} : { contactSince: version };
};

/** What a visitor gave to be told of answers, and a page said of them. */
export function byMailAfter(earlier: Known, event: RecordedEvent<ConversationEvent>): Partial<ByMail> {
  switch (event.type) {
    case 'VisitorContactGiven': {
      const { email, name = null } = event.data;
      const given = { visitorEmail: storableText(email), visitorName: storableText(name) };
      return { contactChanged: true, ...given, ...addressAfter(earlier, given.visitorEmail, event.version) };
    }
    case 'VisitorContactWithdrawn':
      return {
        contactChanged: true,
        visitorEmail: null,
        visitorName: null,
        ...addressAfter(earlier, null, event.version),
      };
    case 'VisitorAttributesGiven': {
      const turns = Object.entries(event.data.attributes ?? {}).flat();
      return { visitorAttributes: JSON.stringify(turns.map(storableText)) };
    }
    case 'VisitorMessageSent':
    case 'ConversationReadByParticipant':
    case 'AnswerLinkIssued':
    case 'AnswerLinkUsed':
    case 'MessageSent':
    case 'PersonRequested':
    case 'AttentionCalled':
    case 'ConversationHandedToPerson':
    case 'ConversationHandedBack':
    case 'ConversationResolved':
    case 'ConversationReopened':
    case 'ConversationTakenOver':
    case 'ConversationLetGo':
    case 'ConversationReadByTeam':
    case 'AnswerRated':
    case 'VisitorConversationErased':
      return {};
  }
}
