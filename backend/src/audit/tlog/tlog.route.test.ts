import type { AuditCheckpoint } from '@sternklar/contracts/audit/audit.api';
import { leafHash } from '@sternklar/event-store/transparency/merkle-hash';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';
import { signedUpToNow } from '../testing/signed-up-to-now.ts';
import { entryBundle, LONGEST_ENTRY } from './entry-bundle.ts';
import { parseTileName } from './tile-name.ts';
import { tlogAddress } from './tlog-address.ts';

describe('the log as C2SP tlog-tiles has it', () => {
  let world: TestWorld;
  let auditor: Person;
  let checkpoint: AuditCheckpoint;

  beforeAll(async () => {
    world = await createTestWorld();
    auditor = await world.auditor();
    await world.customer('inhaberin@beispiel.de');
    checkpoint = await signedUpToNow(world);
  });
  afterAll(() => world.close());

  const get = (url: string, token?: string) =>
    world.app.inject({ url, ...(token && { headers: { authorization: `Bearer ${token}` } }) });

  it('is below the name of the log: its checkpoint for everybody, for no longer than a moment', async () => {
    const answer = await get('/audit/checkpoint');
    expect(answer.body).toBe((await world.visitor.get<AuditCheckpoint>('/audit/checkpoint')).body.note);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=1',
    });
    expect((await get('/api/audit/tlog/checkpoint')).body).toBe(answer.body);
  });

  it('gives its hashes to everybody, for ever, and its entries to auditors alone', async () => {
    const { size } = checkpoint;
    const hashes = await get(`/audit/tile/0/000.p/${size}`);
    expect(hashes.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(hashes.rawPayload.length).toBe(32 * size);
    expect((await get(`/api/audit/tlog/tile/0/000.p/1`)).rawPayload).toEqual(hashes.rawPayload.subarray(0, 32));

    const path = `/audit/tile/entries/000.p/${size}`;
    expect((await get(path)).statusCode).toBe(401);
    expect((await get(path, (await world.customer('kundin@beispiel.de')).token)).statusCode).toBe(403);
    const entries = await get(path, auditor.token);
    expect(entries.headers['cache-control']).toBe('private, no-store');
    let rest = entries.rawPayload;
    for (let index = 0; index < size; index += 1) {
      const leaf = rest.subarray(2, 2 + rest.readUInt16BE());
      expect(leafHash(leaf)).toEqual(hashes.rawPayload.subarray(32 * index, 32 * (index + 1)));
      rest = rest.subarray(2 + leaf.length);
    }
    expect(rest).toHaveLength(0);
  });

  it('has no tile beyond what is signed, and none by another name', async () => {
    for (const path of ['tile/0/000', 'tile/0/001.p/1', 'tile/1/000.p/1', 'tile/63/x001/000', 'tile/0/000.p/255'])
      expect([path, (await get(`/audit/${path}`)).statusCode]).toEqual([path, 404]);
    expect((await get('/audit/tile/entries/001.p/1', auditor.token)).statusCode).toBe(404);
    for (const path of [
      ...['tile/64/000.p/1', 'tile/00/000.p/1', 'tile/0/000.p/256', 'tile/0/000.p/0', 'tile/0/x000/000'],
      ...['tile/0/1', 'tile/-1/000', 'tile/0/000.p/01', 'tile/0/../000', 'tile/0/x1/000'],
    ])
      expect([path, (await get(`/audit/${path}`)).statusCode]).toEqual([path, 404]);
  });
});

it.each([
  ['000', 0, 256],
  ['067.p/12', 67, 12],
  ['x001/x234/067', 1_234_067, 256],
  ['x999/x999/x999/x999/999.p/255', 999_999_999_999_999, 255],
])('a tile called %s is number %i, %i wide', (name, index, width) => {
  expect(parseTileName(name)).toEqual({ index, width });
  expect(tlogAddress(`/audit/tile/3/${name}`)).toBe(`/api/audit/tlog/tile/3/${encodeURIComponent(name)}`);
});

it.each(['', '1', '0000', 'x001', '001/002', 'x000/001', '000.p/256', '000.p/', '000.p/01', '../000', '000/'])(
  'nothing is called %j',
  (name) => {
    expect(parseTileName(name)).toBeNull();
  },
);

it('an entry that two bytes cannot count is in no bundle, and is named', () => {
  const longest = Buffer.alloc(LONGEST_ENTRY, 'a');
  expect(entryBundle([Buffer.from('ab'), longest])).toEqual({
    bytes: Buffer.concat([Buffer.of(0, 2), Buffer.from('ab'), Buffer.of(255, 255), longest]),
  });
  expect(entryBundle([longest, Buffer.alloc(LONGEST_ENTRY + 1)])).toEqual({ tooLong: 1 });
});
