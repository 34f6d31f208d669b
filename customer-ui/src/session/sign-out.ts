import type { Session } from './session.ts';

/**
 * Signs out everywhere: forgets the token first, so that no redirect can lead back, then has the server end the session.
 * Other tabs follow through the storage event. A server that cannot be reached does not keep anybody signed in here.
 */
export const createSignOut =
  (session: Pick<Session, 'token' | 'end'>, endOnServer: (token: string) => Promise<unknown>) => (): void => {
    const token = session.token();
    session.end();
    if (token !== null) void endOnServer(token).catch(() => undefined);
  };
