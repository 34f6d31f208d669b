import type { Listening, Notifications } from '@sternklar/event-store/notifications';
import { SESSIONS_CHANNEL } from './announce-session.ts';
import type { SessionCache } from './session-cache.ts';

/** The cache forgets what any process announces, and everything whenever listening begins: anything may have changed before. */
export const followSessionChanges = (
  notifications: Notifications,
  cache: Pick<SessionCache, 'forget' | 'forgetAll'>,
): Listening => notifications.listen({ channel: SESSIONS_CHANNEL, hear: cache.forget, begins: cache.forgetAll });
