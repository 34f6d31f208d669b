import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditSigningKeyOf, completeSecrets, knownMasterKey, vapidKeyOf } from './secrets.ts';
import { placesIn } from './testing/places-in.ts';

const none = { jwtSecret: null, masterKey: null };
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sternklar-secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('secrets', () => {
  it('are generated once and found again, readable by their owner alone', async () => {
    const first = await completeSecrets(none, placesIn(dataDir));
    expect(await completeSecrets(none, placesIn(dataDir))).toEqual(first);
    const files = await readdir(join(dataDir, 'secrets'));
    expect(files.sort()).toEqual(['jwt-secret', 'master-key']);
    for (const file of files) expect((await stat(join(dataDir, 'secrets', file))).mode & 0o777).toBe(0o600);
  });

  it('are the same for processes that start together', async () => {
    const starts = await Promise.all(Array.from({ length: 8 }, () => completeSecrets(none, placesIn(dataDir))));
    expect(new Set(starts.map((secrets) => secrets.jwtSecret)).size).toBe(1);
    expect(new Set(starts.map((secrets) => secrets.masterKey.toString('hex'))).size).toBe(1);
  });

  it('that sign the transparency log are kept in the same place, and only where they are needed', async () => {
    const first = await auditSigningKeyOf(null, dataDir);
    expect(await auditSigningKeyOf(null, dataDir)).toEqual(first);
    expect(await readdir(join(dataDir, 'secrets'))).toEqual(['audit-signing-key']);
    expect(await auditSigningKeyOf(Buffer.alloc(32, 1), dataDir)).toEqual(Buffer.alloc(32, 1));
  });

  it('that sign push messages are kept there, too, but in production there are none that were not given', async () => {
    expect(await vapidKeyOf(null, { production: true, dataDir })).toBeNull();
    expect(await readdir(dataDir)).toEqual([]);
    const first = await vapidKeyOf(null, { production: false, dataDir });
    expect(first).toHaveLength(32);
    expect(await vapidKeyOf(null, { production: false, dataDir })).toEqual(first);
    expect(await vapidKeyOf(Buffer.alloc(32, 1), { production: true, dataDir })).toEqual(Buffer.alloc(32, 1));
  });

  it('are not made anew where data lie that the lost one opens, and nothing is written', async () => {
    await mkdir(join(dataDir, 'postgres/data'), { recursive: true });
    await writeFile(join(dataDir, 'postgres/data/PG_VERSION'), '17');
    // A database that was just made ready for a first start.
    await completeSecrets(none, placesIn(dataDir));
    await rm(join(dataDir, 'secrets', 'master-key'));
    await expect(completeSecrets(none, placesIn(dataDir))).rejects.toThrow(
      /master-key fehlt, die Daten daneben sind da/,
    );
    expect(await readdir(join(dataDir, 'secrets'))).toEqual(['jwt-secret']);
  });

  it('are not made anew for a PostgreSQL of one’s own either, whose data lie elsewhere', async () => {
    const places = { ...placesIn(dataDir), database: {} };
    await completeSecrets(none, places);
    await rm(join(dataDir, 'secrets', 'master-key'));
    await expect(completeSecrets(none, places)).rejects.toThrow(
      /master-key fehlt, die übrigen Schlüssel daneben sind da/,
    );
    expect(await readdir(join(dataDir, 'secrets'))).toEqual(['jwt-secret']);
  });

  it('go on with the next master key where the turn to it was interrupted and the former one is gone', async () => {
    const { masterKey } = await completeSecrets(none, placesIn(dataDir));
    await mkdir(join(dataDir, 'postgres/data'), { recursive: true });
    await writeFile(join(dataDir, 'postgres/data/PG_VERSION'), '17');
    await rename(join(dataDir, 'secrets', 'master-key'), join(dataDir, 'secrets', 'master-key.next'));
    expect((await completeSecrets(none, placesIn(dataDir))).masterKey).toEqual(masterKey);
    const elsewhere = { dataDir: join(dataDir, 'other'), masterKeys: { folder: join(dataDir, 'secrets') } };
    expect((await completeSecrets(none, elsewhere)).masterKey).toEqual(masterKey);
    expect(await knownMasterKey(null, elsewhere)).toEqual(masterKey);
    expect((await readdir(join(dataDir, 'secrets'))).sort()).toEqual(['jwt-secret', 'master-key.next']);
  });

  it('are taken as given, without touching the disk', async () => {
    const given = { jwtSecret: 'j'.repeat(32), masterKey: Buffer.alloc(32, 1) };
    expect(await completeSecrets(given, placesIn(dataDir))).toEqual(given);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('refuse the start in one sentence when the data folder is no folder or a file is damaged', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    await expect(completeSecrets(none, placesIn(file))).rejects.toThrow(
      /^Der Datenordner .+ ist nicht benutzbar: ein Teil des Pfads ist eine Datei/,
    );
    await completeSecrets(none, placesIn(dataDir));
    await writeFile(join(dataDir, 'secrets', 'master-key'), 'x');
    await expect(completeSecrets(none, placesIn(dataDir))).rejects.toThrow(/beschädigt/);
  });
});
