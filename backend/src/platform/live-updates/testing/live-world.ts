import { createBareServer } from '../../../testing/bare-server.ts';
import type { Identity, Visitor } from '../../access.port.ts';
import type { LiveUpdateRow } from '../event-stream-text.ts';
import { createLiveUpdates } from '../index.ts';
import { defaultLiveLimits, type LiveLimits } from '../live-streams.ts';

const session = (number: number) => `01968a10-0000-7000-8000-00000000000${number}`;
export const CUSTOMER = session(1);
export const OTHER = session(2);
export const ADMIN = session(3);
export const AUDITOR = session(4);

/** A read model of live updates in memory, and sessions that can be ended. */
export const createLiveWorld = async (limits: Partial<LiveLimits> = {}) => {
  const rows: LiveUpdateRow[] = [];
  const listeners = new Set<() => void>();
  const identities = new Map<string, Identity>(
    [CUSTOMER, OTHER, ADMIN, AUDITOR].map((sessionId) => [
      sessionId,
      {
        sessionId,
        accountId: `account of ${sessionId}`,
        isAdmin: sessionId === ADMIN,
        isAuditor: sessionId === AUDITOR,
      },
    ]),
  );
  const revokedKeys = new Set<string>();
  const removedOrigins = new Set<string>();
  let committed = 0;
  let broken = false;
  let sessionChecks = 0;
  let mayAnswer: Promise<void> = Promise.resolve();
  let mayResume: Promise<void> = Promise.resolve();
  let resuming = 0;
  const read = async (position: number, limit: number, accountId: string | null) => {
    if (broken) throw new Error('no database');
    return rows
      .filter((row) => row.position > position && (accountId === null || row.accountId === accountId))
      .slice(0, limit);
  };
  /** Commits updates for an account, a visitor, or admins alone (null). */
  const commitFor = (accountId: string | null, ...texts: string[]) => {
    for (const payload of texts) rows.push({ position: ++committed, accountId, payload });
    for (const listener of listeners) listener();
  };
  const { capability, streams } = createLiveUpdates({
    updatesAfter: (position, limit) => read(position, limit, null),
    accountUpdatesAfter: (accountId, { position, limit }) => read(position, limit, accountId),
    isForAuditors: ({ payload }) => payload !== '"for admins"',
    oldestUpdate: async () => {
      resuming += 1;
      await mayResume;
      if (broken) throw new Error('no database');
      return rows[0]?.position ?? null;
    },
    visiblePosition: async () => committed,
    onProgress: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    identitiesOf: async (sessionIds) => {
      sessionChecks += 1;
      const answer = new Map([...identities].filter(([sessionId]) => sessionIds.includes(sessionId)));
      await mayAnswer;
      return answer;
    },
    elapsed: () => performance.now(),
    random: () => 0.5,
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    limits: { ...defaultLiveLimits, sessionCheckMs: 20, ...limits },
    isStillAdmitted: async ({ keyId }, { headers: { origin = '' } }) =>
      !revokedKeys.has(keyId) && !removedOrigins.has(origin),
    kit: {
      callerOf: (request) => {
        if (request.visitor) return request.visitor;
        if (request.identity) return { kind: 'account', ...request.identity };
        throw new Error('not signed in');
      },
    },
  });
  const app = await createBareServer({
    routes: capability.routes,
    sessions: Object.fromEntries(identities),
    admitVisitor: async () => true,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    streams,
    url,
    identities,
    revokedKeys,
    removedOrigins,
    listening: () => listeners.size,
    sessionChecks: () => sessionChecks,
    /** Keeps looks at sessions from being answered until what it returns is called. */
    holdSessionChecks: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      mayAnswer = promise;
      return resolve;
    },
    /** How many streams have asked whether they can go on where their screens left off. */
    resuming: () => resuming,
    /** Keeps them from being answered until what it returns is called. */
    holdResuming: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      mayResume = promise;
      return resolve;
    },
    breakDatabase: (now: boolean) => {
      broken = now;
    },
    /** Forgets the updates up to a position. */
    forget: (position: number) => {
      while (rows[0] && rows[0].position <= position) rows.shift();
    },
    /** Commits updates for one session's account, or for admins alone (null), and tells everybody who listens. */
    commit: (sessionId: string | null, ...texts: string[]) => {
      commitFor(sessionId && `account of ${sessionId}`, ...texts);
    },
    commitFor,
  };
};

export type LiveWorld = Awaited<ReturnType<typeof createLiveWorld>>;

/** Opens a stream; `until` resolves with the whole text so far once it matches, `ended` with all of it at its end. */
export const open = (world: LiveWorld, sessionId: string, lastEventId?: number) =>
  openWith(world.url, world.app.sessionTokens.sign(sessionId), lastEventId);

/** A visitor of a partner's page, by number. */
export const visitorOf = (number: number) => ({
  id: session(number).replace('01968a10', '01968a11'),
  partnerId: session(8),
  keyId: session(7),
  identified: false,
});
export const openAsVisitor = (
  world: LiveWorld,
  visitor: Omit<Visitor, 'kind' | 'expiresAt' | 'continued'>,
  { lastEventId, origin }: { readonly lastEventId?: number; readonly origin?: string } = {},
) => openWith(world.url, world.app.visitorTokens.sign(visitor).token, lastEventId, origin);

const openWith = async (url: string, token: string, lastEventId?: number, origin?: string) => {
  const abort = new AbortController();
  const response = await fetch(`${url}/api/live`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
      ...(origin === undefined ? {} : { origin }),
    },
    signal: abort.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const readMore = async () => {
    const { done, value } = (await reader?.read()) ?? { done: true, value: '' };
    text += value ?? '';
    return done;
  };
  return {
    response,
    until: async (pattern: RegExp) => {
      while (!pattern.test(text)) if (await readMore()) throw new Error(`ended without ${pattern}: ${text}`);
      return text;
    },
    ended: async () => {
      while (!(await readMore()));
      return text;
    },
    close: () => abort.abort(),
  };
};
/** Positions and payloads of the updates in a stream's text. */
export const payloads = (text: string) =>
  [...text.matchAll(/^id: (\d+)\ndata: (.*)$/gm)].map(([, id, data]) => [Number(id), data]);
