import type { Listening, Notifications } from '@sternklar/event-store/postgres/notifications';
import type { SessionCache } from './session-cache.ts';

const CHANNEL = 'accounts_sessions';

/** SQL that announces, when its transaction commits, that a session or all of an account's changed; `id` is either's. */
export const announceSession = (id: string): string => `pg_notify('${CHANNEL}', ${id}::text)`;

/** The cache forgets what any process announces, and everything whenever listening begins: anything may have changed before. */
export const followSessionChanges = (
  notifications: Notifications,
  cache: Pick<SessionCache, 'forget' | 'forgetAll'>,
): Listening => notifications.listen({ channel: CHANNEL, hear: cache.forget, begins: cache.forgetAll });
