import type { AnswerMailLanguage } from '@sternklar/contracts/conversations/answer-by-mail';
import type { ConversationEvent } from '@sternklar/contracts/conversations/conversation.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { ConversationState } from '../conversation.ts';
import { begunByVisitor } from './begun-by-visitor.ts';
import { isSameAddress } from './visitor-contact.ts';

/** Enough for somebody who mistypes; too few to write to many. */
const MOST_CONTACTS = 3;
/** Pages say something else of a visitor when they sign in or put something into a basket. */
const MOST_ATTRIBUTE_CHANGES = 20;

interface OfVisitor {
  readonly conversationId: string;
  readonly visitorId: string;
  readonly partnerId: string | null;
}

export interface GiveContact extends OfVisitor {
  readonly email: string;
  readonly name: string | null;
  readonly language: AnswerMailLanguage;
}

/** A visitor who has written says where answers may be announced; the same again changes nothing. */
export const giveContact = (
  state: ConversationState,
  { name, ...given }: GiveContact,
): Decision<ConversationEvent, 'nothing-written' | 'too-many-contacts'> => {
  const begun = begunByVisitor(state);
  if (begun === null) return reject('nothing-written');
  const { contact, contacts } = begun.byMail;
  const isSame =
    contact !== null &&
    isSameAddress(contact.email, given.email) &&
    contact.name === name &&
    contact.language === given.language;
  if (isSame) return [];
  if (contacts >= MOST_CONTACTS) return reject('too-many-contacts');
  return [{ type: 'VisitorContactGiven', data: { ...given, ...(name !== null && { name }) } }];
};

export interface GiveAttributes extends OfVisitor {
  readonly attributes: Readonly<Record<string, string>>;
}

const isSameAs = (one: GiveAttributes['attributes'], other: GiveAttributes['attributes']): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

/** The partner's page says what it knows of a visitor who has written, in place of what it said before. */
export const giveAttributes = (
  state: ConversationState,
  { attributes, ...of }: GiveAttributes,
): Decision<ConversationEvent, 'nothing-written' | 'too-many-changes'> => {
  const begun = begunByVisitor(state);
  if (begun === null) return reject('nothing-written');
  if (isSameAs(begun.byMail.attributes, attributes)) return [];
  if (begun.byMail.attributeChanges >= MOST_ATTRIBUTE_CHANGES) return reject('too-many-changes');
  return [{ type: 'VisitorAttributesGiven', data: { ...of, attributes: { ...attributes } } }];
};

/** Nobody is to be told by mail any more, and nobody is asked whose address it was. */
export const withdrawContact = (
  state: ConversationState,
  { conversationId, by }: { readonly conversationId: string; readonly by: 'chat' | 'mail' },
): Decision<ConversationEvent> =>
  state.status !== 'begun' || state.byMail.contact === null
    ? []
    : [{ type: 'VisitorContactWithdrawn', data: { conversationId, participant: state.participant, by } }];
