import { ANSWER_LINK_LIFETIME_DAYS, CHAT_BURST_MS } from '@sternklar/contracts/constants';
import type { ConversationEvent } from '@sternklar/contracts/conversations/conversation.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { BegunConversation, ConversationState } from '../conversation.ts';
import { type AnswerLink, linksOfContact } from './visitor-contact.ts';

const DAY_MS = 86_400_000;
/** Whatever happens in a conversation, its visitor gets no more mails than this within a day. */
const MOST_A_DAY = 5;
/** Who presses twice gets one mail. */
const ASKED_TWICE_MS = 60_000;

export interface IssueAnswerLink {
  readonly conversationId: string;
  /** Derived from what asks for it: the same again issues none. */
  readonly linkId: string;
  readonly because: AnswerLink['because'];
  readonly now: Date;
}

const since = (link: AnswerLink, now: Date) => now.getTime() - Date.parse(link.at);

/**
 * Seen already, or told of by a mail before that nobody has come back upon. An address that nobody has confirmed by opening a link
 * may be a stranger's, who gets one mail and no other.
 */
const isAnnounced = ({ news, byMail }: BegunConversation, now: Date): boolean =>
  !news.some(({ what }) => what === 'reply') ||
  linksOfContact(byMail).some(
    (link) => !byMail.contact?.confirmed || (!link.seen && since(link, now) <= CHAT_BURST_MS),
  );

const isAskedTwice = ({ byMail: { links } }: BegunConversation, now: Date): boolean =>
  links.some((link) => link.because === 'asked-again' && since(link, now) < ASKED_TWICE_MS);

/** Why the visitor needs none now. */
const IS_NEEDLESS = { answered: isAnnounced, 'asked-again': isAskedTwice } as const satisfies Record<
  AnswerLink['because'],
  unknown
>;

/** The visitor is to get a link: one for replies that follow one another unseen, and few in a day. None where no address was given. */
export const issueAnswerLink = (
  state: ConversationState,
  { conversationId, linkId, because, now }: IssueAnswerLink,
): Decision<ConversationEvent> => {
  if (state.status !== 'begun' || state.byMail.contact === null) return [];
  const { links } = state.byMail;
  const today = links.filter((link) => since(link, now) < DAY_MS);
  if (IS_NEEDLESS[because](state, now) || today.length >= MOST_A_DAY || links.some(({ id }) => id === linkId))
    return [];
  const validUntil = new Date(now.getTime() + ANSWER_LINK_LIFETIME_DAYS * DAY_MS).toISOString();
  const { participant } = state;
  return [{ type: 'AnswerLinkIssued', data: { conversationId, participant, linkId, because, validUntil } }];
};

export type LinkRefusal = 'link-unknown' | 'link-used' | 'link-expired';

/** Somebody goes on by a link: once, and within seven days. */
export const useAnswerLink = (
  state: ConversationState,
  { conversationId, linkId, now }: { readonly conversationId: string; readonly linkId: string; readonly now: Date },
): Decision<ConversationEvent, LinkRefusal> => {
  const link = state.status === 'begun' ? linksOfContact(state.byMail).find(({ id }) => id === linkId) : undefined;
  if (state.status !== 'begun' || link === undefined) return reject('link-unknown');
  if (link.used) return reject('link-used');
  if (now.getTime() >= Date.parse(link.validUntil)) return reject('link-expired');
  return [{ type: 'AnswerLinkUsed', data: { conversationId, participant: state.participant, linkId } }];
};
