import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { masterKeyChange } from './master-key-change.ts';
import { completeSecrets } from './secrets.ts';
import { placesIn } from './testing/places-in.ts';

const none = { jwtSecret: null, masterKey: null };
const notGiven = { masterKey: null, newMasterKey: null };
const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sternklar-secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the keys of a change', () => {
  it('are the two that were given', async () => {
    const change = await masterKeyChange({ masterKey: one, newMasterKey: other }, placesIn(dataDir));
    expect(change).toMatchObject({ known: [one], next: other });
    expect(await change.finish()).toContain('Setzen Sie MASTER_KEY jetzt auf den neuen Schlüssel');
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('are both needed when they do not lie in the data folder', async () => {
    await expect(masterKeyChange({ masterKey: one, newMasterKey: null }, placesIn(dataDir))).rejects.toThrow(
      'NEW_MASTER_KEY',
    );
    await expect(masterKeyChange({ masterKey: null, newMasterKey: one }, placesIn(dataDir))).rejects.toThrow(
      'Datenordner',
    );
  });

  it('lie in the data folder before anything changes, and take their place at the end', async () => {
    const { masterKey } = await completeSecrets(none, placesIn(dataDir));
    const change = await masterKeyChange(notGiven, placesIn(dataDir));
    expect(change.known).toEqual([masterKey, change.next]);
    expect(change.next).not.toEqual(masterKey);
    expect((await completeSecrets(none, placesIn(dataDir))).masterKey).toEqual(masterKey);

    const again = await masterKeyChange(notGiven, placesIn(dataDir));
    expect([again.known, again.next]).toEqual([change.known, change.next]);
    expect(await again.finish()).toContain('Sichern Sie ihn');
    expect((await completeSecrets(none, placesIn(dataDir))).masterKey).toEqual(change.next);
    expect((await readdir(join(dataDir, 'secrets'))).sort()).toEqual([
      'jwt-secret',
      'master-key',
      expect.stringMatching(/^master-key\.former-/),
    ]);
  });
});
