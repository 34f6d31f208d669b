import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestWorld, type Person, TEST_AUDITOR, type TestWorld } from '../../testing/test-world.ts';
import { filesInTar } from '../testing/files-in-tar.ts';

const run = promisify(execFile);

describe('the bundle to download', () => {
  let world: TestWorld;
  let auditor: Person;
  let folder: string;

  beforeAll(async () => {
    world = await createTestWorld();
    auditor = await world.auditor();
    await world.customer('inhaberin@beispiel.de');
    folder = await mkdtemp(join(tmpdir(), 'sternklar-download-'));
  });
  afterAll(async () => {
    await world.close();
    await rm(folder, { recursive: true });
  });

  const download = () =>
    world.app.inject({ url: '/api/audit/bundle', headers: { authorization: `Bearer ${auditor.token}` } });
  const leftBehind = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('pruefbuendel-'));

  it('is an archive with the length that was said, and its own program finds it good', async () => {
    const answer = await download();
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.length).toBe(Number(answer.headers['content-length']));
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="pruefbuendel-\d+\.tar"$/);
    const files = filesInTar(answer.rawPayload);
    for (const [name, content] of files) {
      await mkdir(join(folder, dirname(name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    const [root = ''] = await readdir(folder);
    const { stdout } = await run(process.execPath, [join(folder, root, 'verify-bundle.mjs'), join(folder, root)]);
    expect(stdout).toContain('In Ordnung: ');
    const events = files.get(`${root}/events.jsonl`)?.toString() ?? '';
    expect(events).toContain('AccountRegistered');
    expect(events).not.toContain('inhaberin');
    expect(events).not.toContain(TEST_AUDITOR.email);
  });

  it('leaves nothing behind on the server, and can be had again', async () => {
    const before = await leftBehind();
    expect((await download()).statusCode).toBe(200);
    await vi.waitFor(async () => expect(before).toEqual(expect.arrayContaining(await leftBehind())), 10_000);
  });
});
