import { createHash, randomBytes } from 'node:crypto';
import { SubjectErased } from '@sternklar/event-store/event-codec';
import { createInMemorySubjectKeys } from '@sternklar/event-store/personal-data/subject-keys';
import { beforeEach, describe, expect, it } from 'vitest';
import { FileDamaged } from '../files.port.ts';
import { createSealedFiles } from './sealed-files.ts';
import { PIECE_BYTES } from './sealed-pieces.ts';
import { createInMemoryFileStore } from './testing/in-memory-file-store.ts';
import { whole } from './testing/whole.ts';

const file = { fileId: 'file-1', subject: 'review:1' };
const content = randomBytes(3 * PIECE_BYTES + 100);

describe('sealed files', () => {
  const memory = createInMemoryFileStore();
  const keys = createInMemorySubjectKeys();
  const files = createSealedFiles({ store: memory.store, keys });
  let storedHash: string;

  beforeEach(async () => {
    memory.files.clear();
    ({ storedHash } = await files.put(file, content));
  });

  const stored = () => Buffer.concat(memory.files.get(file.fileId) ?? []);
  const store = (pieces: readonly Buffer[]) => memory.files.set(file.fileId, [...pieces]);
  const pieces = () => [...(memory.files.get(file.fileId) ?? [])];
  const readsAs = (change: (pieces: Buffer[]) => readonly Buffer[]) => {
    store(change(pieces()));
    return files.read(file).then(whole);
  };

  it.each([0, 1, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 2 * PIECE_BYTES])('holds %d bytes', async (length) => {
    const other = { ...file, fileId: `of ${length}` };
    await files.put(other, content.subarray(0, length));
    expect(await whole(await files.read(other))).toEqual(content.subarray(0, length));
  });

  it('reads the same however its bytes are cut', async () => {
    const bytes = stored();
    const cut = Array.from({ length: Math.ceil(bytes.length / 70_001) }, (_, index) =>
      bytes.subarray(index * 70_001, (index + 1) * 70_001),
    );
    expect(await readsAs(() => cut)).toEqual(content);
    expect(await readsAs(() => [bytes])).toEqual(content);
  });

  it('is told by the hash of what is stored, without a key', async () => {
    expect(storedHash).toBe(createHash('sha256').update(stored()).digest('hex'));
    expect(await files.storedHash(file.fileId)).toBe(storedHash);
    expect(await files.storedHash('another')).toBeNull();
    expect(stored().includes(content.subarray(0, 64))).toBe(false);
  });

  it.each<[string, (pieces: Buffer[]) => readonly Buffer[]]>([
    [
      'a flipped bit',
      ([first = Buffer.alloc(0), ...rest]) => {
        const flipped = Buffer.from(first);
        flipped[100] = (flipped[100] ?? 0) ^ 1;
        return [flipped, ...rest];
      },
    ],
    ['a piece that is gone', ([first = Buffer.alloc(0), , ...rest]) => [first, ...rest]],
    ['an end that is gone', (all) => all.slice(0, -1)],
    ['two pieces that are swapped', ([a = Buffer.alloc(0), b = Buffer.alloc(0), ...rest]) => [b, a, ...rest]],
    ['a piece at its end', (all) => [...all, all[0] ?? Buffer.alloc(0)]],
    ['half a piece', (all) => [...all.slice(0, -1), (all.at(-1) ?? Buffer.alloc(0)).subarray(0, 20)]],
    ['nothing', () => []],
  ])('%s is found', async (_what, change) => {
    await expect(readsAs(change)).rejects.toThrow(FileDamaged);
    expect(await files.storedHash(file.fileId)).not.toBe(storedHash);
  });

  it('a file in the place of another is found, also one of the same person', async () => {
    const other = { ...file, fileId: 'file-2' };
    await files.put(other, content);
    memory.files.set(other.fileId, pieces());
    await expect(files.read(other).then(whole)).rejects.toThrow(FileDamaged);
  });

  it('what waits elsewhere opens in its own place alone', async () => {
    const sealed = await files.seal(file, 'piece 0', Buffer.from('geheim'));
    expect(String(await files.open(file, 'piece 0', sealed))).toBe('geheim');
    await expect(files.open(file, 'piece 1', sealed)).rejects.toThrow(FileDamaged);
    await expect(files.open({ ...file, fileId: 'file-2' }, 'piece 0', sealed)).rejects.toThrow(FileDamaged);
  });

  it('nobody reads or writes for a subject whose key is destroyed', async () => {
    const erased = { fileId: 'file-3', subject: 'review:3' };
    await files.put(erased, content);
    const sealed = await files.seal(erased, 'name', Buffer.from('geheim'));
    await keys.destroy(erased.subject);
    expect(await files.read(erased)).toBeNull();
    expect(await files.open(erased, 'name', sealed)).toBeNull();
    await expect(files.put(erased, content)).rejects.toThrow(SubjectErased);
  });
});
