import { CHAT_BURST_MS } from '@sternklar/contracts/constants';

/** Messages of one side that the other has not read: the stream versions of the oldest and the newest. */
export interface Unread {
  readonly first: number;
  readonly last: number;
}

export const withUnread = (unread: Unread | null, version: number): Unread => ({
  first: unread?.first ?? version,
  last: version,
});

/** What is left after everything up to a version was read. */
export const unreadAfter = (unread: Unread | null, upTo: number): Unread | null =>
  unread === null || unread.last <= upTo ? null : { first: Math.max(unread.first, upTo + 1), last: unread.last };

/** What the team did that the customer has not seen yet. */
export interface News {
  readonly what: 'reply' | 'resolved';
  /** Stream version and time of its event. */
  readonly version: number;
  readonly at: string;
  /** It came long after the news before it, if there was any: a mail tells of it and of what follows. */
  readonly beginsBurst: boolean;
}

/** A customer who is told of that much has been told. */
const MAX_NEWS = 50;

export const withNews = (news: readonly News[], { what, version, at }: Omit<News, 'beginsBurst'>): readonly News[] => {
  const before = news.at(-1);
  const beginsBurst = before === undefined || Date.parse(at) - Date.parse(before.at) > CHAT_BURST_MS;
  return [...news, { what, version, at, beginsBurst }].slice(-MAX_NEWS);
};

export const newsAfter = (news: readonly News[], upTo: number): readonly News[] =>
  news.filter(({ version }) => version > upTo);
