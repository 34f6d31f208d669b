import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { expect, it } from 'vitest';
import { type MasterKeyOfVersion, masterKeyOf } from './master-key.ts';
import type { MasterKeyRing } from './master-key-ring.ts';
import { createSubjectKeyTable } from './subject-key-table.ts';

const [former, newest] = [masterKeyOf(randomBytes(32), 1), masterKeyOf(randomBytes(32), 2)];

/** A process that learns of the newest master key when it looks again. */
const createRing = () => {
  const known: MasterKeyOfVersion[] = [former];
  let refreshed = 0;
  const ring: MasterKeyRing = {
    newest: () => known.at(-1) ?? former,
    ofVersion: (wanted) => known.find(({ version }) => version === wanted),
    async refresh() {
      refreshed += 1;
      known.splice(0, known.length, former, newest);
    },
  };
  return { ring, refreshed: () => refreshed };
};

const tableWith = (ring: MasterKeyRing, ...rows: readonly object[]) =>
  createSubjectKeyTable({ query: async () => ({ rows }) } as unknown as Pool, ring, new AbortController().signal);
const wrappedBy = (master: MasterKeyOfVersion, subject: string, key: Buffer) => ({
  subject,
  wrapped_key: master.wrap(subject, key),
  master_key_version: master.version,
});

it('A key wrapped by a master key that this process has not heard of is read once it has looked again', async () => {
  const key = randomBytes(32);
  const { ring, refreshed } = createRing();
  const keys = await tableWith(ring, wrappedBy(newest, 'account:1', key)).load(['account:1']);
  expect(keys.get('account:1')?.export()).toEqual(key);
  expect(refreshed()).toBe(1);
});

it('Known versions are read without looking again; damaged keys are left out, and destroyed ones are none', async () => {
  const { ring, refreshed } = createRing();
  const damaged = { ...wrappedBy(former, 'account:2', randomBytes(32)), subject: 'account:3' };
  const destroyed = { subject: 'account:4', wrapped_key: null, master_key_version: null };
  const keys = await tableWith(ring, damaged, destroyed).load(['account:3', 'account:4']);
  expect([...keys]).toEqual([['account:4', null]]);
  expect(refreshed()).toBe(0);
});
