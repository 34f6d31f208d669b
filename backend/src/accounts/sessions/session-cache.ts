import type { LiveSession } from './live-session.ts';

/** Sessions that were looked up a moment ago, in this process. */
export interface SessionCache {
  /** The session as it was less than 0.9 seconds ago, looked up anew when it was not; null when it is over. */
  find(sessionId: string, lookUp: (sessionId: string) => Promise<LiveSession | null>): Promise<LiveSession | null>;
  /** Drops one session, or all of one account. */
  forget(sessionOrAccountId: string): void;
  forgetAll(): void;
}

export interface SessionCacheOptions {
  readonly now: () => Date;
  /** Milliseconds of a clock that never runs backwards. */
  readonly elapsed: () => number;
  readonly maxSessions?: number;
}

interface Entry {
  readonly session: LiveSession;
  readonly staleAt: number;
}

/**
 * Below a second, counted from before the session was looked up: so an ended session or a withdrawn role is over within a
 * second in every process, even where its announcement is not heard.
 */
const TTL_MS = 900;
const MAX_SESSIONS = 10_000;

export const createSessionCache = (options: SessionCacheOptions): SessionCache => {
  const { now, elapsed, maxSessions = MAX_SESSIONS } = options;
  /** In the order in which they were looked up, so the first one is the oldest. */
  const entries = new Map<string, Entry>();
  /** Grows with everything forgotten, so that what was being looked up meanwhile is not kept. */
  let forgotten = 0;

  const fresh = (sessionId: string): LiveSession | null => {
    const entry = entries.get(sessionId);
    return entry && entry.staleAt > elapsed() && entry.session.expiresAt > now() ? entry.session : null;
  };

  const keep = (session: LiveSession, staleAt: number): void => {
    entries.delete(session.sessionId);
    const [oldest] = entries.keys();
    if (oldest !== undefined && entries.size >= maxSessions) entries.delete(oldest);
    entries.set(session.sessionId, { session, staleAt });
  };

  return {
    async find(sessionId, lookUp) {
      const known = fresh(sessionId);
      if (known !== null) return known;
      const [staleAt, before] = [elapsed() + TTL_MS, forgotten];
      const session = await lookUp(sessionId);
      if (session !== null && before === forgotten) keep(session, staleAt);
      return session;
    },
    forget(id) {
      forgotten += 1;
      if (entries.delete(id)) return;
      for (const { session } of entries.values()) {
        if (session.accountId === id) entries.delete(session.sessionId);
      }
    },
    forgetAll() {
      forgotten += 1;
      entries.clear();
    },
  };
};
