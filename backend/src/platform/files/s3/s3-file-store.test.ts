import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FilesUnavailable } from '../../files.port.ts';
import { fileStoreContract } from '../file-store.contract.ts';
import { whole } from '../testing/whole.ts';
import { createS3FileStore, type S3FileStore } from './s3-file-store.ts';
import { type S3Double, startS3Double } from './testing/s3-double.ts';

const LOGIN = { bucket: 'belege', region: 'eu-central-1', key: 'sternklar', secret: 'nur-fuer-diesen-test' } as const;

let double: S3Double;
let store: S3FileStore;
const storeWith = (changed: { readonly secret?: string; readonly bucket?: string }) =>
  createS3FileStore({ endpoint: double.endpoint, pathStyle: true, ...LOGIN, ...changed });

beforeAll(async () => {
  double = await startS3Double(LOGIN);
  store = storeWith({});
});
afterAll(async () => {
  store.close();
  await double.close();
});

fileStoreContract('in an S3-compatible store', () => store);

describe('an S3-compatible store', () => {
  it('gets each file as one object below its folder, as it was put', async () => {
    const fileId = randomUUID();
    const bytes = randomBytes(1_000);
    await store.put(fileId, [bytes.subarray(0, 400), bytes.subarray(400)]);
    expect(double.objects.get(`evidence/${fileId}`)).toEqual(bytes);
    await expect(store.check()).resolves.toBeUndefined();
  });

  it.each<[string, Parameters<typeof storeWith>[0]]>([
    ['a wrong secret', { secret: 'falsch' }],
    ['a bucket that is not there', { bucket: 'andere' }],
  ])('with %s nothing is stored, read or checked', async (_what, changed) => {
    const wrong = storeWith(changed);
    const before = double.objects.size;
    await expect(wrong.put(randomUUID(), [randomBytes(10)])).rejects.toThrow(FilesUnavailable);
    await expect(wrong.check()).rejects.toThrow(FilesUnavailable);
    expect(double.objects.size).toBe(before);
    wrong.close();
  });

  it('is asked again when it fails for a moment, and is away when it keeps failing', async () => {
    const fileId = randomUUID();
    double.failNext(500, 2);
    await store.put(fileId, [Buffer.from('noch einmal')]);
    expect(String(await whole(await store.get(fileId)))).toBe('noch einmal');
    double.failNext(500, 3);
    await expect(store.get(fileId)).rejects.toThrow(FilesUnavailable);
    expect(await store.get(fileId)).not.toBeNull();
  });
});
