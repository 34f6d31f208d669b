import { ATTENTION_REASONS, type AttentionReason } from '@sternklar/contracts/conversations/attention';
import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';

/** What stands on the left: who waits for a person, the most urgent and then the longest first, and all others that are open. */
export interface Inbox {
  readonly waiting: readonly AdminConversation[];
  readonly others: readonly AdminConversation[];
}

/** `open` has those that wait, too. */
export const inboxOf = (waiting: readonly AdminConversation[], open: readonly AdminConversation[]): Inbox => {
  const ids = new Set(waiting.map(({ id }) => id));
  return { waiting, others: open.filter(({ id }) => !ids.has(id)) };
};

/** Only those that somebody must see for a reason; all where none is named. */
export const calledFor = (inbox: Inbox, reason: AttentionReason | null): Inbox =>
  reason === null
    ? inbox
    : { waiting: inbox.waiting.filter(({ attention }) => attention?.includes(reason)), others: [] };

/** The reasons that there are, with how many conversations each, the most urgent first. */
export const reasonsIn = ({
  waiting,
}: Inbox): readonly { readonly reason: AttentionReason; readonly count: number }[] =>
  ATTENTION_REASONS.map((reason) => ({
    reason,
    count: waiting.filter(({ attention }) => attention?.includes(reason)).length,
  })).filter(({ count }) => count > 0);

export const reasonNamed = (name: string | null): AttentionReason | null =>
  ATTENTION_REASONS.find((reason) => reason === name) ?? null;

/** Where among those that wait a conversation stood that is open. */
export interface HeldPlace {
  readonly id: string;
  readonly at: number;
}

export const placeAmongWaiting = ({ waiting }: Inbox, openId: string | null): HeldPlace | null => {
  const at = waiting.findIndex(({ id }) => id === openId);
  return at < 0 || openId === null ? null : { id: openId, at };
};

/** Who was answered stays where they stood as long as they are open: nothing moves under whoever goes on from there. */
export const keepingPlace = (inbox: Inbox, held: HeldPlace | null, openId: string | null): Inbox => {
  const open = inbox.others.find(({ id }) => id === openId);
  if (!open || held?.id !== openId) return inbox;
  return {
    waiting: inbox.waiting.toSpliced(held.at, 0, open),
    others: inbox.others.filter(({ id }) => id !== openId),
  };
};

const idsIn = ({ waiting, others }: Inbox): readonly string[] => [...waiting, ...others].map(({ id }) => id);

/** The conversation above or below the open one; the first where none is open; null at either end. */
export const besides = (inbox: Inbox, openId: string | null, by: 1 | -1): string | null => {
  const ids = idsIn(inbox);
  const at = openId === null ? -1 : ids.indexOf(openId);
  return at < 0 ? (ids[0] ?? null) : (ids[at + by] ?? null);
};

/** Who waits after the open one; from the end it goes on at the beginning. Null where nobody else waits. */
export const nextWaiting = ({ waiting }: Inbox, openId: string): string | null => {
  const at = waiting.findIndex(({ id }) => id === openId);
  const rest = [...waiting.slice(at + 1), ...waiting.slice(0, Math.max(at, 0))];
  return rest[0]?.id ?? null;
};
