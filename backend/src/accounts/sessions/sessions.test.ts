import { randomUUID } from 'node:crypto';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { createTestDatabase } from '@sternklar/event-store/testing/test-database';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CredentialsStore, createCredentialsStore } from '../credentials/credentials.ts';
import { createSessions, type Sessions } from './sessions.ts';

const HOUR = 3_600_000;
const start = new Date('2026-03-01T09:00:00Z').getTime();
let time = start;
let sessions: Sessions;
let credentials: CredentialsStore;
let close: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  const pool = createPool({ url: database.url, max: 4, applicationName: 'test' });
  sessions = createSessions({ pool, now: () => new Date(time), nextId: () => v7() });
  credentials = createCredentialsStore(pool);
  close = async () => {
    await pool.end();
    await database.drop();
  };
});
afterAll(() => close());
beforeEach(() => {
  time = start;
});

const setPassword = (accountId: string, version: number, keptSessionId?: string) =>
  credentials.confirm(
    {
      id: randomUUID(),
      accountId,
      addressHash: accountId,
      passwordHash: `hash-${version}`,
      createdAt: new Date(time),
      ...(keptSessionId && { keptSessionId }),
    },
    version,
  );

const signedIn = async () => {
  const accountId = randomUUID();
  await setPassword(accountId, 1);
  const sessionId = await sessions.start({ accountId, version: 1 });
  if (sessionId === null) throw new Error('no session was started');
  return { accountId, sessionId };
};

describe('a session', () => {
  it('says who somebody is, without roles for a customer', async () => {
    const { accountId, sessionId } = await signedIn();
    expect(await sessions.identityOf(sessionId)).toEqual({
      accountId,
      sessionId,
      isAdmin: false,
      isAuditor: false,
      readPosition: null,
      expiresAt: new Date(start + 12 * HOUR),
    });
  });

  it('that nobody started is nobody', async () => {
    expect(await sessions.identityOf(randomUUID())).toBeNull();
  });

  it('lives for twelve hours', async () => {
    const { sessionId } = await signedIn();
    time = start + 12 * HOUR - 1;
    expect(await sessions.identityOf(sessionId)).not.toBeNull();
    time = start + 12 * HOUR;
    expect(await sessions.identityOf(sessionId)).toBeNull();
  });

  it('is over at once when it is ended, and only that one', async () => {
    const { accountId, sessionId } = await signedIn();
    const other = await sessions.start({ accountId, version: 1 });
    await sessions.end(sessionId);
    expect(await sessions.identityOf(sessionId)).toBeNull();
    expect(await sessions.identityOf(other ?? '')).not.toBeNull();
  });

  it('is listed to its owner, the newest first, as long as it lives', async () => {
    const { accountId, sessionId } = await signedIn();
    time = start + HOUR;
    const second = await sessions.start({ accountId, version: 1, device: 'Firefox auf Windows' });
    expect(await sessions.ofAccount(accountId)).toEqual([
      {
        id: second,
        device: 'Firefox auf Windows',
        startedAt: new Date(time),
        lastSeenAt: new Date(time),
        expiresAt: new Date(time + 12 * HOUR),
      },
      {
        id: sessionId,
        device: null,
        startedAt: new Date(start),
        lastSeenAt: new Date(start),
        expiresAt: new Date(start + 12 * HOUR),
      },
    ]);
    time = start + 12 * HOUR;
    expect(await sessions.ofAccount(accountId)).toHaveLength(1);
    await setPassword(accountId, 5);
    expect(await sessions.ofAccount(accountId)).toEqual([]);
  });

  it('is seen with a request, noted every five minutes at most, and never backwards', async () => {
    const { accountId, sessionId } = await signedIn();
    const lastSeen = async () => (await sessions.ofAccount(accountId))[0]?.lastSeenAt?.getTime();
    for (const [minutes, noted] of [
      [4, 0],
      [5, 5],
      [9, 5],
      [30, 30],
      [2, 30],
    ] as const) {
      time = start + minutes * 60_000;
      await sessions.identityOf(sessionId);
      expect(await lastSeen()).toBe(start + noted * 60_000);
    }
  });

  it('is ended by its owner, once, and by nobody else', async () => {
    const { accountId, sessionId } = await signedIn();
    const stranger = await signedIn();
    expect(await sessions.endOneOf(stranger.accountId, sessionId)).toBe(false);
    expect(await sessions.identityOf(sessionId)).not.toBeNull();
    expect(await sessions.endOneOf(accountId, sessionId)).toBe(true);
    expect(await sessions.identityOf(sessionId)).toBeNull();
    expect(await sessions.endOneOf(accountId, sessionId)).toBe(false);
  });

  it('ends with all others of its account, but for the kept one', async () => {
    const { accountId, sessionId } = await signedIn();
    const stranger = await signedIn();
    const others = [await sessions.start({ accountId, version: 1 }), await sessions.start({ accountId, version: 1 })];
    await sessions.endAllBut(accountId, sessionId);
    for (const other of others) expect(await sessions.identityOf(other ?? '')).toBeNull();
    expect(await sessions.identityOf(sessionId)).not.toBeNull();
    expect(await sessions.identityOf(stranger.sessionId)).not.toBeNull();
  });

  it('goes on with a new password when it is the kept one, and only then', async () => {
    const { accountId, sessionId } = await signedIn();
    const other = await sessions.start({ accountId, version: 1 });
    await setPassword(accountId, 5, sessionId);
    expect(await sessions.identityOf(sessionId)).not.toBeNull();
    expect(await sessions.identityOf(other ?? '')).toBeNull();
    await setPassword(accountId, 6, other ?? '');
    for (const id of [sessionId, other]) expect(await sessions.identityOf(id ?? '')).toBeNull();
  });

  it('does not go on with somebody else’s new password, nor with one that was late', async () => {
    const { accountId, sessionId } = await signedIn();
    const stranger = await signedIn();
    await setPassword(stranger.accountId, 5, sessionId);
    expect(await sessions.identityOf(sessionId)).not.toBeNull();
    await setPassword(accountId, 7);
    await setPassword(accountId, 6, sessionId);
    expect(await sessions.identityOf(sessionId)).toBeNull();
  });

  it('shows roles as they are now: granted and withdrawn between two requests', async () => {
    const { accountId, sessionId } = await signedIn();
    await credentials.setRoles({ accountId, roles: ['admin', 'auditor'], version: 2 });
    expect(await sessions.identityOf(sessionId)).toMatchObject({ isAdmin: true, isAuditor: true });
    await credentials.setRoles({ accountId, roles: ['auditor'], version: 3 });
    expect(await sessions.identityOf(sessionId)).toMatchObject({ isAdmin: false, isAuditor: true });
  });

  it('keeps the newer roles when an older change arrives late', async () => {
    const { accountId, sessionId } = await signedIn();
    await credentials.setRoles({ accountId, roles: [], version: 3 });
    await credentials.setRoles({ accountId, roles: ['admin'], version: 2 });
    expect(await sessions.identityOf(sessionId)).toMatchObject({ isAdmin: false });
  });

  it('ends with the password it was started with, and so do all others of the account', async () => {
    const { accountId, sessionId } = await signedIn();
    const second = await sessions.start({ accountId, version: 1 });
    await setPassword(accountId, 5);
    expect(await sessions.identityOf(sessionId)).toBeNull();
    expect(await sessions.identityOf(second ?? '')).toBeNull();
  });

  it('is not started with a password that was changed while it was being checked', async () => {
    const { accountId } = await signedIn();
    await setPassword(accountId, 5);
    expect(await sessions.start({ accountId, version: 1 })).toBeNull();
  });

  const owed = async (sessionId: string) => (await sessions.identityOf(sessionId))?.readPosition;

  it('owes its readings the newest position it wrote, until one has seen that', async () => {
    const { sessionId } = await signedIn();
    await sessions.keepReadPosition(sessionId, 41);
    await sessions.keepReadPosition(sessionId, 40);
    expect(await owed(sessionId)).toBe(41);
    expect(await sessions.settleReadPosition(sessionId, 40)).toBe(41);
    expect(await owed(sessionId)).toBe(41);
    expect(await sessions.settleReadPosition(sessionId, 41)).toBeNull();
    expect(await owed(sessionId)).toBeNull();
    expect(await sessions.settleReadPosition(sessionId, 41)).toBeNull();
  });

  it('can be started owing a position', async () => {
    const { accountId } = await signedIn();
    const sessionId = await sessions.start({ accountId, version: 1, readPosition: 7 });
    expect(await owed(sessionId ?? '')).toBe(7);
  });

  it('is cleared away by a later sign-in after its time', async () => {
    time = start + 24 * HOUR;
    await sessions.forgetExpired();
    const { accountId, sessionId } = await signedIn();
    time = start + 36 * HOUR + 1;
    await sessions.start({ accountId, version: 1 });
    time = start + 24 * HOUR;
    expect(await sessions.identityOf(sessionId)).toBeNull();
  });

  it('leaves nothing behind after its time', async () => {
    const { sessionId } = await signedIn();
    time = start + 12 * HOUR + 1;
    await sessions.forgetExpired();
    time = start;
    expect(await sessions.identityOf(sessionId)).toBeNull();
  });
});
