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

const setPassword = (accountId: string, version: number) =>
  credentials.confirm(
    { id: randomUUID(), accountId, addressHash: accountId, passwordHash: `hash-${version}`, createdAt: new Date(time) },
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
