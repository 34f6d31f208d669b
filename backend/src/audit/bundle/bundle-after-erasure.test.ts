import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER_PASSWORD, createTestWorld, type TestWorld } from '../../testing/test-world.ts';
import { signedUpToNow } from '../testing/signed-up-to-now.ts';
import { unpackedBundle } from '../testing/unpacked-bundle.ts';
import { verifyBundle } from '../verify/verify-bundle.mjs';

const PLANTED = {
  email: 'pflanze-adresse@beispiel.de',
  business_name: 'Pflanze-Gasthaus',
  google_business_link: 'https://maps.example/pflanze-ort',
  reviewer_name: 'Pflanze-Verfasser',
  review_text: 'Pflanze-Wortlaut: War nie dort.',
  note: 'Pflanze-Notiz: Kunde hat angerufen.',
  message: 'Pflanze-Frage: Was kostet das?',
} as const;

describe('a bundle after somebody was erased', () => {
  let world: TestWorld;
  let folder: string;
  let before: string;
  let after: string;
  let reviewId: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sternklar-erased-'));
    world = await createTestWorld();
    const { email, business_name, google_business_link, reviewer_name, review_text, note, message } = PLANTED;
    const owner = await world.customer(email);
    const business = await owner.post<{ id: string }>('/business', { business_name, google_business_link });
    const review = { business_id: business.body.id, reviewer_name, rating: 1, review_text };
    reviewId = (await owner.post<{ id: string }>('/reviews', review)).body.id;
    const admin = await world.admin();
    await admin.post(`/reviews/${reviewId}/notes`, { note });
    await admin.put(`/reviews/${reviewId}/status`, { status: 'gelöscht' });
    await owner.post('/chat/message', { message });
    await signedUpToNow(world);
    before = await unpackedBundle(world, join(folder, 'before'));
    const erased = await owner.post('/account/erasure', { password: CUSTOMER_PASSWORD, understood: true });
    expect(erased.status).toBe(200);
    await world.catchUp();
    await signedUpToNow(world);
    after = await unpackedBundle(world, join(folder, 'after'));
  });
  afterAll(async () => {
    await world.close();
    await rm(folder, { recursive: true, force: true });
  });

  const verify = async (bundle: string) =>
    verifyBundle(
      {
        has: (name) => existsSync(join(bundle, name)),
        open: (name) => createReadStream(join(bundle, name)),
      },
      {
        since: await readFile(join(before, 'checkpoint.txt'), 'utf8'),
        key: await readFile(join(before, 'keys.txt'), 'utf8'),
      },
    );
  const textOf = async (bundle: string) =>
    (await Promise.all((await readdir(bundle)).map((name) => readFile(join(bundle, name), 'utf8')))).join('\n');

  it('verifies against the checkpoint from before: not one byte of the past has changed', async () => {
    expect(await verify(after)).toMatchObject({ problems: [], remarks: [expect.stringContaining('trägt die Zeit')] });
    const [earlier, later] = await Promise.all(
      [before, after].map((bundle) => readFile(join(bundle, 'events.jsonl'), 'utf8')),
    );
    expect(later?.startsWith(earlier ?? 'nothing')).toBe(true);
    expect(later?.slice(earlier?.length)).toContain('"type":"AccountErased"');
  });

  it('holds none of their words, nor did it before', async () => {
    for (const bundle of [before, after]) {
      const text = (await textOf(bundle)).toLowerCase();
      expect(text).toContain(reviewId);
      for (const word of Object.values(PLANTED)) expect(text).not.toContain(word.toLowerCase());
      expect(text).not.toContain('pflanze');
    }
  });

  it('still proves the whole history of their review, and finds one word of it changed', async () => {
    const history = await readFile(join(after, 'status-history.csv'), 'utf8');
    expect(history.split('\r\n').filter((line) => line.includes(reviewId))).toEqual([
      expect.stringContaining(';eingereicht;'),
      expect.stringContaining(';eingereicht;gelöscht;'),
    ]);
    const events = await readFile(join(after, 'events.jsonl'), 'utf8');
    await writeFile(join(after, 'events.jsonl'), events.replace('AccountErased', 'AccountKept'));
    expect((await verify(after)).problems).not.toEqual([]);
  });
});
