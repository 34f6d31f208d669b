import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestWorld, TEST_AUDITOR, type TestWorld } from '../../testing/test-world.ts';
import { signedUpToNow } from '../testing/signed-up-to-now.ts';
import { unpackedBundle } from '../testing/unpacked-bundle.ts';
import { runVerify } from '../verify/verify-bundle.mjs';

const DAY_MS = 86_400_000;

describe('the daily mail of the checkpoint', () => {
  let world: TestWorld;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sternklar-checkpoint-'));
    world = await createTestWorld();
    await signedUpToNow(world);
  });
  afterAll(async () => {
    await world.close();
    await rm(folder, { recursive: true, force: true });
  });

  const mails = async () =>
    (await world.mails(TEST_AUDITOR.email)).filter(({ subject }) => subject.includes('Stand des Protokolls'));
  /** From the log's name to the end of the last signature. */
  const noteIn = (text: string) => /^localhost\/audit\n\d+\n\S+\n\n(?:— \S+ \S+\n)+/mu.exec(text)?.[0] ?? '';

  it('comes once a day, also with a second process, and to auditors alone', async () => {
    await world.catchUp();
    // It looks for what is due as soon as it starts.
    await (await world.anotherProcess()).close();
    expect(await mails()).toHaveLength(1);
    world.advance(DAY_MS);
    await (await world.anotherProcess()).close();
    await world.catchUp();
    expect(await mails()).toHaveLength(2);
    const subjects = (await world.mails()).filter(({ subject }) => subject.includes('Stand des Protokolls'));
    expect(new Set(subjects.map(({ to }) => to))).toEqual(new Set([TEST_AUDITOR.email]));
  });

  it('holds the note so that it can be saved, and a later bundle be verified since then', async () => {
    const [mail] = await mails();
    const note = noteIn(mail?.text ?? '');
    expect(mail?.attachments).toEqual(['checkpoint-2026-03-03.txt']);
    await writeFile(join(folder, 'saved.txt'), note);
    await world.customer('inhaberin@beispiel.de');
    const bundle = await unpackedBundle(world, join(folder, 'bundle'));
    const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const code = await runVerify([bundle, '--since', join(folder, 'saved.txt')]);
    const [printed] = print.mock.calls.flat();
    print.mockRestore();
    expect([code, printed]).toEqual([0, expect.stringContaining('seit dem früheren Prüfpunkt kam nur hinzu')]);
  });
});
