import { randomUUID } from 'node:crypto';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { createTestDatabase } from '@sternklar/event-store/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CredentialsStore, createCredentialsStore, FIRST_ID } from './credentials.ts';

let credentials: CredentialsStore;
let close: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  const pool = createPool({ url: database.url, max: 4, applicationName: 'test' });
  credentials = createCredentialsStore(pool);
  close = async () => {
    await pool.end();
    await database.drop();
  };
});
afterAll(() => close());

const prepared = async (overrides = {}) => {
  const accountId = randomUUID();
  const pending = {
    id: randomUUID(),
    accountId,
    addressHash: `hash of ${accountId}`,
    passwordHash: 'first',
    createdAt: new Date('2026-03-01T09:00:00Z'),
    ...overrides,
  };
  await credentials.prepare(pending);
  return pending;
};
const pendingOf = (addressHash: string) => credentials.pending({ addressHash, after: FIRST_ID, limit: 10 });

describe('credentials', () => {
  it('that are only prepared let nobody in', async () => {
    const pending = await prepared();
    expect(await credentials.ofAddress(pending.addressHash)).toBeNull();
    expect(await pendingOf(pending.addressHash)).toEqual([pending]);
  });

  it('are in force once confirmed, and no longer pending', async () => {
    const pending = await prepared();
    await credentials.confirm(pending, 1);
    const { accountId } = pending;
    expect(await credentials.ofAddress(pending.addressHash)).toEqual({ accountId, passwordHash: 'first', version: 1 });
    expect(await pendingOf(pending.addressHash)).toEqual([]);
  });

  it('remember which session goes on with them, if one does', async () => {
    const pending = await prepared({ keptSessionId: randomUUID() });
    expect(await pendingOf(pending.addressHash)).toEqual([pending]);
  });

  it('can be confirmed when the preparation was discarded as too old meanwhile', async () => {
    const pending = await prepared();
    await credentials.discard(pending.id);
    await credentials.confirm(pending, 1);
    expect(await credentials.ofAddress(pending.addressHash)).toMatchObject({ passwordHash: 'first' });
  });

  it('are replaced by newer ones; a late confirmation of older ones changes nothing', async () => {
    const first = await prepared();
    await credentials.confirm(first, 1);
    const second = { ...first, id: randomUUID(), passwordHash: 'second' };
    const third = { ...first, id: randomUUID(), passwordHash: 'third' };
    await credentials.confirm(third, 7);
    await credentials.confirm(second, 4);
    expect(await credentials.ofAddress(first.addressHash)).toMatchObject({ passwordHash: 'third', version: 7 });
  });

  it('are rehashed only while they are the same password', async () => {
    const first = await prepared();
    await credentials.confirm(first, 1);
    const known = { accountId: first.accountId, passwordHash: 'first', version: 1 };
    await credentials.rehash(known, 'first, stronger');
    expect(await credentials.ofAddress(first.addressHash)).toMatchObject({
      passwordHash: 'first, stronger',
      version: 1,
    });
    await credentials.confirm({ ...first, id: randomUUID(), passwordHash: 'second' }, 4);
    await credentials.rehash(known, 'first, stronger still');
    expect(await credentials.ofAddress(first.addressHash)).toMatchObject({ passwordHash: 'second' });
  });

  it('keep their roles when the password changes', async () => {
    const first = await prepared();
    await credentials.confirm(first, 1);
    await credentials.setRoles({ accountId: first.accountId, roles: ['admin'], version: 3 });
    await credentials.confirm({ ...first, id: randomUUID(), passwordHash: 'second' }, 4);
    expect(await credentials.staff()).toContain(first.accountId);
  });
});
