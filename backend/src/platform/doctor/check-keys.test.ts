import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { masterKeyOf } from '@sternklar/event-store/personal-data/master-key';
import { StartRefused } from '@sternklar/event-store/start-refused';
import { describe, expect, it } from 'vitest';
import { unprivileged } from '../../testing/unprivileged.ts';
import { completeSecrets } from '../settings/secrets.ts';
import { placesIn } from '../settings/testing/places-in.ts';
import { checkKeys, type KeysWorld, type SecretFile } from './check-keys.ts';
import { secretFileOf } from './secret-file.ts';

const KEY = Buffer.alloc(32, 7);
const NOW = new Date('2026-03-20T09:00:00.000Z');
const created_at = new Date('2026-03-10T08:00:00.000Z');
const check_value = masterKeyOf(KEY, 3).makeCheckValue();
const stored = { version: 3, check_value, created_at, all: [{ version: 3, check_value }] };
const NONE = { masterKey: null, auditSigningKey: null, jwtSecret: null };
const GIVEN = { masterKey: KEY, auditSigningKey: KEY, jwtSecret: 'geheim' };

const said = async (world: Partial<KeysWorld>) =>
  (
    await checkKeys({
      ...{ given: GIVEN, file: async () => null, lost: () => null, keyCheck: async () => stored },
      ...{ atHand: async () => [], folder: null, turnDays: 15, now: NOW },
      ...world,
    })
  ).map(({ mark, what }) => `${mark}: ${what}`);
const kept = (file: Partial<SecretFile>) => ({
  given: NONE,
  file: async (name: string) => ({ path: `/s/${name}`, readable: true, openToOthers: false, bytes: KEY, ...file }),
});

describe('keys', () => {
  it('that are given and fit are right', async () => {
    expect(await said({})).toEqual([
      'right: MASTER_KEY steht in den Einstellungen',
      'right: AUDIT_SIGNING_KEY steht in den Einstellungen',
      'right: JWT_SECRET steht in den Einstellungen',
      'right: Der Hauptschlüssel passt zu den gespeicherten Daten',
      'right: Der Hauptschlüssel gilt seit 10 Tagen',
    ]);
  });

  it('of which the master key should have turned are named, and one that turned meanwhile is found beside it', async () => {
    expect((await said({ turnDays: 9 })).at(-1)).toBe(
      'doubtful: Der Hauptschlüssel gilt seit 10 Tagen, also länger als 9 Tage (MASTER_KEY_TURN_DAYS)',
    );
    const given = { ...GIVEN, masterKey: Buffer.alloc(32, 8) };
    expect((await said({ given, atHand: async () => [KEY] })).at(-2)).toBe(
      'right: Der Hauptschlüssel passt zu den gespeicherten Daten',
    );
  });

  it('that are kept are right for their owner alone', async () => {
    expect((await said(kept({})))[0]).toBe('right: MASTER_KEY liegt in /s/master-key, nur für den Besitzer lesbar');
    expect((await said(kept({ openToOthers: true })))[1]).toBe('wrong: /s/audit-signing-key ist für andere lesbar');
    expect((await said(kept({ bytes: null })))[0]).toBe('wrong: /s/master-key ist beschädigt');
    expect((await said(kept({ bytes: null, readable: false })))[0]).toBe('wrong: /s/master-key lässt sich nicht lesen');
  });

  it('that another master key wrapped are lost, and so is one whose file is gone', async () => {
    expect((await said({ given: { ...GIVEN, masterKey: Buffer.alloc(32, 8) } })).at(-1)).toBe(
      'wrong: Der Hauptschlüssel passt nicht',
    );
    expect((await said({ given: NONE, lost: () => 'Die Datei fehlt …' }))[0]).toBe('wrong: Der Hauptschlüssel fehlt');
    expect((await said({ given: NONE })).at(-1)).toBe('wrong: Daten sind da, ihr Hauptschlüssel nicht');
    expect(await said({ given: NONE, keyCheck: async () => null })).toEqual([
      'absent: MASTER_KEY entsteht beim ersten Start im Datenordner',
      'absent: AUDIT_SIGNING_KEY entsteht beim ersten Start im Datenordner',
      'absent: JWT_SECRET entsteht beim ersten Start im Datenordner',
    ]);
  });

  it('cannot be judged without stored data or a database', async () => {
    expect((await said({ keyCheck: async () => null })).at(-1)).toContain('absent: Unter dem Hauptschlüssel');
    const keyCheck = async () => {
      throw new StartRefused('nicht erreichbar');
    };
    expect((await said({ keyCheck })).at(-1)).toContain('absent: Ob der Hauptschlüssel passt');
  });
});

it('the files of a data folder are read as they are, and never made', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sternklar-doctor-'));
  try {
    const file = secretFileOf(placesIn(dataDir));
    expect(await file('master-key')).toBeNull();
    const { masterKey } = await completeSecrets({ jwtSecret: null, masterKey: null }, placesIn(dataDir));
    const found = await file('master-key');
    expect(found).toMatchObject({ openToOthers: false, bytes: masterKey });
    expect(await unprivileged(() => file('master-key'))).toMatchObject(
      process.getuid?.() === 0 ? { readable: false, bytes: null } : { readable: true },
    );
    await chmod(found?.path ?? '', 0o640);
    expect(await file('master-key')).toMatchObject({ openToOthers: true });
    await writeFile(found?.path ?? '', 'zu kurz');
    expect(await file('master-key')).toMatchObject({ bytes: null });
    expect(await file('audit-signing-key')).toBeNull();
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
