import { CHAT_MAIL_AFTER_MS } from '@sternklar/contracts/constants';
import type { ConversationEvent } from '@sternklar/contracts/conversations/conversation.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { storableText } from '../../engine/read-model/stored-text.ts';
import type { ConversationChange, Known } from './conversation-change.ts';

type ByMail = Pick<
  ConversationChange,
  'contactChanged' | 'visitorEmail' | 'visitorName' | 'visitorAttributes' | 'seenAt' | 'linkIssuedAt' | 'linkUsed'
>;

/** Stands for no link. */
const NONE = { linkIssuedAt: 'infinity', linkUsed: false };

/** Whoever is seen before the mail was to go gets none: of a link in the batch that is known here, of others by `seenAt`. */
const seen = ({ seenAt, linkIssuedAt }: Known, at: string): Partial<ByMail> => {
  if (linkIssuedAt === null) return { seenAt: seenAt ?? at };
  const isNeedless =
    linkIssuedAt !== NONE.linkIssuedAt && Date.parse(at) < Date.parse(linkIssuedAt) + CHAT_MAIL_AFTER_MS;
  return isNeedless ? NONE : {};
};

/** What a visitor gave and a page said of them, and whether they were told of an answer by mail. */
export function byMailAfter(earlier: Known, event: RecordedEvent<ConversationEvent>): Partial<ByMail> {
  switch (event.type) {
    case 'VisitorContactGiven': {
      const { email, name = null } = event.data;
      const given = { visitorEmail: storableText(email), visitorName: storableText(name) };
      return { contactChanged: true, ...given };
    }
    case 'VisitorContactWithdrawn':
      return { contactChanged: true, visitorEmail: null, visitorName: null, ...NONE };
    case 'VisitorAttributesGiven': {
      const turns = Object.entries(event.data.attributes ?? {}).flat();
      return { visitorAttributes: JSON.stringify(turns.map(storableText)) };
    }
    case 'AnswerLinkIssued':
      return { linkIssuedAt: event.recordedAt, linkUsed: false };
    case 'AnswerLinkUsed':
      return { linkUsed: true };
    case 'ConversationReadByParticipant':
      return seen(earlier, event.recordedAt);
    case 'VisitorMessageSent':
      return { user: seen(earlier, event.recordedAt), assistant: {}, admin: {} }[event.data.sender];
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
