import { CHAT_MAIL_AFTER_MS } from '@sternklar/contracts/constants';
import type { AnswerMailLanguage } from '@sternklar/contracts/conversations/answer-by-mail';
import type { answerByMailEvents } from '@sternklar/contracts/conversations/answer-by-mail.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventOf } from '@sternklar/contracts/event-registry';

export type AnswerByMailEvent = EventOf<(typeof answerByMailEvents)[number]>;

/** Where a visitor is to be told of answers; its texts are null once they were erased. */
export interface VisitorContact {
  readonly email: string | null;
  readonly name: string | null;
  readonly language: AnswerMailLanguage;
  /** Somebody has opened a link that went there: it is the visitor's. */
  readonly confirmed: boolean;
}

/** A link that was mailed, or is about to be. Times are ISO 8601. */
export interface AnswerLink {
  readonly id: string;
  readonly at: string;
  readonly because: 'answered' | 'asked-again';
  /** Where it went; null once that was erased. */
  readonly email: string | null;
  readonly validUntil: string;
  readonly used: boolean;
  /** The visitor was there since: by a link, or in the chat, reading or writing. */
  readonly seen: boolean;
}

/** What is kept of a visitor beside the messages. */
export interface AnswersByMail {
  readonly contact: VisitorContact | null;
  /** How often one was given. */
  readonly contacts: number;
  readonly attributes: Readonly<Record<string, string>>;
  /** How often a page has said something else of its visitor. */
  readonly attributeChanges: number;
  /** The newest, the oldest first. */
  readonly links: readonly AnswerLink[];
}

export const NO_ANSWERS_BY_MAIL: AnswersByMail = {
  contact: null,
  contacts: 0,
  attributes: {},
  attributeChanges: 0,
  links: [],
};

/** More than may be issued while the oldest of them works. */
const MAX_LINKS = 50;

/** Whatever its case, as it is counted and declined; erased ones (null) are alike. */
export const isSameAddress = (one: string | null, other: string | null): boolean =>
  one?.toLowerCase() === other?.toLowerCase();

export const afterAnswerByMail = (
  before: AnswersByMail,
  { recordedAt, ...event }: RecordedEvent<AnswerByMailEvent>,
): AnswersByMail => {
  switch (event.type) {
    case 'VisitorContactGiven': {
      const { email, name = null, language } = event.data;
      const confirmed = before.links.some((link) => link.used && isSameAddress(link.email, email));
      return {
        ...before,
        contact: { email, name, language, confirmed },
        contacts: before.contacts + 1,
      };
    }
    case 'VisitorContactWithdrawn':
      return { ...before, contact: null };
    case 'VisitorAttributesGiven':
      return {
        ...before,
        attributes: event.data.attributes ?? {},
        attributeChanges: before.attributeChanges + 1,
      };
    case 'AnswerLinkIssued': {
      const { linkId: id, because, validUntil } = event.data;
      const email = before.contact?.email ?? null;
      const link = { id, at: recordedAt, because, email, validUntil, used: false, seen: false };
      return { ...before, links: [...before.links, link].slice(-MAX_LINKS) };
    }
    case 'AnswerLinkUsed': {
      const { linkId } = event.data;
      return {
        ...before,
        contact: before.contact && { ...before.contact, confirmed: true },
        links: before.links.map((link) => ({ ...link, seen: true, used: link.used || link.id === linkId })),
      };
    }
  }
};

/** The links that went to the address there is now, the oldest first: none of another one goes on with the conversation. */
export const linksOfContact = ({ contact, links }: AnswersByMail): readonly AnswerLink[] =>
  contact === null ? [] : links.filter(({ email }) => isSameAddress(email, contact.email));

/** Who is seen before the mail was to go gets none; what was announced before is no news any more. */
export const afterSeen = (before: AnswersByMail, at: string): AnswersByMail => {
  const isUnsent = ({ because, at: issuedAt }: AnswerLink) =>
    because === 'answered' && Date.parse(at) < Date.parse(issuedAt) + CHAT_MAIL_AFTER_MS;
  if (before.links.every((link) => link.seen && !isUnsent(link))) return before;
  return { ...before, links: before.links.filter((link) => !isUnsent(link)).map((link) => ({ ...link, seen: true })) };
};
