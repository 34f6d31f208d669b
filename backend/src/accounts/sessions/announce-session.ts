/** Where ended sessions are announced. */
export const SESSIONS_CHANNEL = 'accounts_sessions';

/** SQL that announces, when its transaction commits, that a session or all of an account's changed; `id` is either's. */
export const announceSession = (id: string): string => `pg_notify('${SESSIONS_CHANNEL}', ${id}::text)`;
