import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import type { LiveUpdate, LiveUpdateKinds } from '@sternklar/contracts/live-updates/live-update.api';
import type { HeardUpdate, HeardUpdates } from '../../live-updates/live-channel.ts';

/** A list of conversations as it is on the screen. */
export interface ShownChats {
  readonly rows: readonly Pick<AdminConversation, 'id' | 'status' | 'last_activity_at'>[];
  /** As the API takes it. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** The number of the newest update that was heard when the rows were loaded. */
  readonly loadedAt: number;
}

export interface ChatNews {
  /** How many conversations are not shown as they are now. */
  readonly count: number;
  readonly isUnsure: boolean;
}

export const NO_CHAT_NEWS: ChatNews = { count: 0, isUnsure: false };

type ChatUpdate = Extract<LiveUpdate, { kind: 'chat-message-sent' | 'conversation-status-changed' }>;

/** Reading changes no row of the list, and neither does what a visitor says of themselves. */
export const isOfChats = (update: LiveUpdate): update is ChatUpdate => {
  const { kind } = update;
  if (kind === 'chat-message-sent' || kind === 'conversation-status-changed') return true;
  kind satisfies
    | 'conversation-holder-changed'
    | 'conversation-visitor-changed'
    | 'conversation-read'
    | LiveUpdateKinds['reviews' | 'businesses' | 'account'];
  return false;
};

/** Whether a row of the inbox may look different now: it shows also what was read, and who has it. */
export const isOfInbox = (update: LiveUpdate): boolean =>
  isOfChats(update) || update.kind === 'conversation-holder-changed' || update.kind === 'conversation-read';

/** Whether the status filter lets through what an update leaves behind; a message leaves an open conversation. */
const letsThrough = (wanted: unknown, update: ChatUpdate): boolean => {
  if (update.kind === 'chat-message-sent') return wanted !== 'resolved';
  update.kind satisfies 'conversation-status-changed';
  // Without a filter the conversation is in the list already, on another page, and its status does not move it.
  if (wanted === undefined) return false;
  return wanted === 'open' || wanted === 'waiting' ? update.status !== 'resolved' : update.status === wanted;
};

/** Whether a conversation that is not among the rows may have become one of them; a search cannot be told from here. */
const mayBecomeRow = ({ filter }: ShownChats, update: ChatUpdate): boolean =>
  filter.q === undefined &&
  (filter.user_id === undefined || filter.user_id === update.user_id) &&
  letsThrough(filter.status, update);

const isNews = (shown: ShownChats, { number, update }: HeardUpdate & { readonly update: ChatUpdate }): boolean => {
  if (number <= shown.loadedAt) return false;
  const row = shown.rows.find(({ id }) => id === update.conversation_id);
  if (!row) return mayBecomeRow(shown, update);
  return update.kind === 'chat-message-sent' ? update.at > row.last_activity_at : update.status !== row.status;
};

/** What has happened to a list of conversations since it was loaded; whatever the rows have already is no news. */
export const chatNews = (shown: ShownChats, { updates, gapUntil }: HeardUpdates): ChatNews => {
  const changed = new Set<string>();
  for (const { number, update } of updates) {
    if (isOfChats(update) && isNews(shown, { number, update })) changed.add(update.conversation_id);
  }
  return { count: changed.size, isUnsure: gapUntil > shown.loadedAt };
};
