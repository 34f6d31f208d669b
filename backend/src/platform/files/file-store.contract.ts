import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { FileStore } from './file-store.ts';
import { whole } from './testing/whole.ts';

/** What every store of files does. */
export const fileStoreContract = (name: string, store: () => FileStore): void => {
  describe(`file store, ${name}`, () => {
    it('gives back what was put, whatever its pieces', async () => {
      const pieces = [randomBytes(262_172), randomBytes(262_172), randomBytes(1)];
      const fileId = randomUUID();
      await store().put(fileId, pieces);
      expect(await whole(await store().get(fileId))).toEqual(Buffer.concat(pieces));
    });

    it('knows nothing of what was never put', async () => {
      expect(await store().get(randomUUID())).toBeNull();
    });

    it('removes some, and what is not there does no harm', async () => {
      const [gone, stays] = [randomUUID(), randomUUID()];
      for (const fileId of [gone, stays]) await store().put(fileId, [randomBytes(10)]);
      await store().remove([gone, randomUUID()]);
      await store().remove([gone]);
      await store().remove([]);
      expect(await store().get(gone)).toBeNull();
      expect(await store().get(stays)).not.toBeNull();
    });

    it('serves many at once', { tags: 'long' }, async () => {
      const files = Array.from({ length: 20 }, () => ({ fileId: randomUUID(), bytes: randomBytes(50_000) }));
      await Promise.all(
        files.map(({ fileId, bytes }) => store().put(fileId, [bytes.subarray(0, 9), bytes.subarray(9)])),
      );
      const read = await Promise.all(files.map(async ({ fileId }) => whole(await store().get(fileId))));
      expect(read).toEqual(files.map(({ bytes }) => bytes));
    });
  });
};
