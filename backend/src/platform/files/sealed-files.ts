import { createHash, type Hash } from 'node:crypto';
import { openBox, sealBox } from '@sternklar/event-store/personal-data/aes-gcm';
import type { SubjectKeys } from '@sternklar/event-store/personal-data/subject-keys';
import { FileDamaged, type FileOf, type SealedFiles } from '../files.port.ts';
import type { FileStore } from './file-store.ts';
import { fileKeyOf, openPieces, sealPieces } from './sealed-pieces.ts';

export interface SealedFilesDeps {
  readonly store: FileStore;
  readonly keys: Pick<SubjectKeys, 'forWriting' | 'forReading'>;
}

async function* hashed(pieces: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

export const createSealedFiles = ({ store, keys }: SealedFilesDeps): SealedFiles => {
  const writingKey = async ({ fileId, subject }: FileOf) => {
    const key = (await keys.forWriting([subject])).get(subject);
    if (!key) throw new Error(`There is no key of ${subject}.`);
    return fileKeyOf(key, fileId);
  };
  const readingKey = async ({ fileId, subject }: FileOf) => {
    const key = (await keys.forReading([subject])).get(subject);
    return key ? fileKeyOf(key, fileId) : null;
  };
  return {
    async put(file, content) {
      const hash = createHash('sha256');
      const bytes = Buffer.isBuffer(content) ? [content] : content;
      await store.put(file.fileId, hashed(sealPieces(await writingKey(file), file.fileId, bytes), hash));
      return { storedHash: hash.digest('hex') };
    },
    async read(file) {
      const key = await readingKey(file);
      const sealed = key && (await store.get(file.fileId));
      return key && sealed && openPieces(key, file.fileId, sealed);
    },
    async storedHash(fileId) {
      const sealed = await store.get(fileId);
      if (sealed === null) return null;
      const hash = createHash('sha256');
      for await (const piece of sealed) hash.update(piece);
      return hash.digest('hex');
    },
    remove: store.remove,
    async seal(file, place, bytes) {
      return sealBox(await writingKey(file), bytes, place);
    },
    async open(file, place, sealed) {
      const key = await readingKey(file);
      if (key === null) return null;
      const bytes = openBox(key, sealed, place);
      if (bytes === null) throw new FileDamaged(`What was sealed for ${file.fileId} is not as it was.`);
      return bytes;
    },
  };
};
