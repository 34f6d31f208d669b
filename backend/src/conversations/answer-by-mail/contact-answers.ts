import type { ChatContact } from '@sternklar/contracts/conversations/answer-by-mail.api';
import { notFound, Refusal } from '../../platform/refusal.port.ts';
import type { ConversationState } from '../conversation.ts';
import { begunByVisitor } from './begun-by-visitor.ts';
import { NO_ANSWERS_BY_MAIL } from './visitor-contact.ts';

/** A visitor's own: nothing is told of how an address was found out, or of whose it is. */
export const contactIn = (state: ConversationState): ChatContact => {
  const { contact, attributes, links } = begunByVisitor(state)?.byMail ?? NO_ANSWERS_BY_MAIL;
  return {
    email: contact?.email ?? null,
    name: contact?.name ?? null,
    attributes: { ...attributes },
    mails: links.map(({ at, used }) => ({ at, used })),
  };
};

export const nothingWrittenYet = () => notFound('Bitte schreiben Sie zuerst eine Nachricht.');

export const tooManyContacts = () =>
  new Refusal(409, 'too-many-contacts', 'In dieser Unterhaltung wurden schon drei verschiedene Angaben gemacht.');

export const tooManyChanges = () =>
  new Refusal(409, 'too-many-changes', 'Die Angaben zu diesem Besucher haben sich schon zu oft geändert.');

export const addressDeclines = () =>
  new Refusal(409, 'address-declines-mails', 'An diese Adresse schicken wir keine E-Mails.');

export const tooOften = (waitMs: number) =>
  new Refusal(429, 'too-many-requests', 'Das war gerade zu oft. Bitte versuchen Sie es später noch einmal.', {
    retryAfterSeconds: waitMs / 1_000,
  });

export const linkUnknown = () => notFound('Dieser Link gilt nicht.');
export const linkUsed = () => new Refusal(410, 'link-used', 'Dieser Link wurde schon benutzt.');
export const linkExpired = () => new Refusal(410, 'link-expired', 'Dieser Link ist abgelaufen.');
/** The partner has been paused, or has no key any more. */
export const chatIsAway = () => new Refusal(409, 'chat-away', 'Dieser Chat ist zurzeit nicht erreichbar.');
