import type { CredentialsStore } from '../credentials/credentials.ts';
import type { SessionCache } from './session-cache.ts';
import type { Sessions } from './sessions.ts';

const cachedSessions = (sessions: Sessions, cache: SessionCache): Sessions => ({
  ...sessions,
  identityOf: (sessionId) => cache.find(sessionId, sessions.identityOf),
  async strengthen(sessionId) {
    await sessions.strengthen(sessionId);
    cache.forget(sessionId);
  },
  async end(sessionId) {
    await sessions.end(sessionId);
    cache.forget(sessionId);
  },
  async endOneOf(accountId, sessionId) {
    const ended = await sessions.endOneOf(accountId, sessionId);
    cache.forget(sessionId);
    return ended;
  },
  async endAllBut(accountId, keptSessionId) {
    await sessions.endAllBut(accountId, keptSessionId);
    cache.forget(accountId);
  },
  async keepReadPosition(sessionId, position) {
    await sessions.keepReadPosition(sessionId, position);
    cache.forget(sessionId);
  },
  async settleReadPosition(sessionId, seen) {
    const owed = await sessions.settleReadPosition(sessionId, seen);
    cache.forget(sessionId);
    return owed;
  },
});

const forgettingSessions = (credentials: CredentialsStore, cache: SessionCache): CredentialsStore => ({
  ...credentials,
  async confirm(pending, version) {
    await credentials.confirm(pending, version);
    cache.forget(pending.accountId);
  },
  async forget(accountId) {
    await credentials.forget(accountId);
    cache.forget(accountId);
  },
  async setRoles(account) {
    await credentials.setRoles(account);
    cache.forget(account.accountId);
  },
});

interface SessionsAndCredentials {
  readonly sessions: Sessions;
  readonly credentials: CredentialsStore;
}

/**
 * Sessions that are not asked of the database with every request. What this process changes about them or their accounts'
 * credentials it forgets at once; what others change it hears of (session-changes.ts). Live streams go on asking the
 * database. Without a cache everything stays as it is.
 */
export const cachedIn = (cache: SessionCache | undefined, plain: SessionsAndCredentials): SessionsAndCredentials =>
  cache
    ? { sessions: cachedSessions(plain.sessions, cache), credentials: forgettingSessions(plain.credentials, cache) }
    : plain;
