import { mkdir, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { masterKeyOf } from '@sternklar/event-store/personal-data/master-key';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMasterKeyFolder } from '../settings/master-key-folder.ts';
import { copiesFindings, unknownFindings } from './check-key-folder.ts';
import type { Finding } from './finding.ts';

const FIRST = Buffer.alloc(32, 1);
const text = ({ mark, what }: Finding) => `${mark}: ${what}`;

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'sternklar-doctor-'));
  await mkdir(join(parent, 'keys'));
  await writeFile(join(parent, 'keys', 'master-key'), FIRST.toString('base64'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const folder = () => createMasterKeyFolder({ folder: join(parent, 'keys'), copies: join(parent, 'copies') });
const said = async () => (await copiesFindings(folder())).map(text);
const SAME_DISK = 'doubtful: Der Hauptschlüssel und seine Kopien liegen auf derselben Platte';
const turned = async () => {
  const current = await folder().next();
  await folder().taken();
  return current;
};

describe('the copies of the master keys', () => {
  it('are nothing to speak of where there is no second place', async () => {
    expect(await copiesFindings(null)).toEqual([]);
    expect(await copiesFindings(createMasterKeyFolder({ folder: join(parent, 'keys'), copies: null }))).toEqual([]);
  });

  it('that are there and equal are right, but for one disk that holds both', async () => {
    await turned();
    expect(await said()).toEqual([
      `right: Die Kopien in ${join(parent, 'copies')} (MASTER_KEY_COPY_DIR) sind da und gleich`,
      SAME_DISK,
    ]);
  });

  it('that are missing or damaged are wrong', async () => {
    expect(await said()).toEqual([expect.stringMatching(/^wrong: .+fehlt die Kopie von .+keys\/master-key, oder/)]);
    await turned();
    await writeFile(join(parent, 'copies', 'master-key'), '');
    expect(await said()).toEqual([expect.stringMatching(/^wrong: .+keys\/master-key, oder/), SAME_DISK]);
  });

  it('that are all there is of a key are named', async () => {
    await turned();
    await unlink(join(parent, 'keys', 'master-key'));
    expect(await said()).toEqual([
      `doubtful: Nur noch als Kopie gibt es ${join(parent, 'copies', 'master-key')}`,
      SAME_DISK,
    ]);
  });

  it('cannot be judged where they cannot be listed', async () => {
    await writeFile(join(parent, 'copies'), 'a file');
    expect(await said()).toEqual([expect.stringContaining('lässt sich nicht lesen (ENOTDIR)')]);
  });
});

it('a master key that the database does not know is named, and one that is not in force yet is none', async () => {
  const known = { all: [{ version: 1, check_value: masterKeyOf(FIRST, 1).makeCheckValue() }] };
  await folder().next();
  expect(await unknownFindings(folder(), known)).toEqual([]);
  await folder().taken();
  expect((await unknownFindings(folder(), known)).map(text)).toEqual([
    `doubtful: Diese Datenbank kennt den Schlüssel nicht in ${join(parent, 'keys', 'master-key')}, ${join(parent, 'copies', 'master-key')}`,
  ]);
});
