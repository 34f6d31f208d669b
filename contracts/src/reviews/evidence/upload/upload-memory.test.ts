import { describe, expect, it } from 'vitest';
import { createUploadMemory } from './upload-memory.ts';

const fakeStorage = (kept: Record<string, string> = {}) => ({
  kept,
  getItem: (name: string) => kept[name] ?? null,
  setItem: (name: string, value: string) => {
    kept[name] = value;
  },
  removeItem: (name: string) => {
    delete kept[name];
  },
});

describe('what a tab remembers of uploads', () => {
  it('is the upload of a file, apart for each review, until it is forgotten', () => {
    const storage = fakeStorage();
    const memory = createUploadMemory(() => storage, 'r1');
    memory.keep('a|1.jpg|10|20', 'u1');
    expect(createUploadMemory(() => storage, 'r1').idOf('a|1.jpg|10|20')).toBe('u1');
    expect(createUploadMemory(() => storage, 'r2').idOf('a|1.jpg|10|20')).toBeNull();
    expect(memory.names()).toEqual(['a|1.jpg']);
    memory.forget('a|1.jpg|10|20');
    expect(memory.idOf('a|1.jpg|10|20')).toBeNull();
    expect(storage.kept).toEqual({});
  });

  it('is nothing where the browser keeps nothing, or where somebody else wrote', () => {
    const refusing = createUploadMemory(() => {
      throw new Error('no storage');
    }, 'r1');
    refusing.keep('a|1|2', 'u1');
    expect(refusing.idOf('a|1|2')).toBeNull();
    for (const text of ['[1]', 'null', '{', '{"a|1|2":7}']) {
      const memory = createUploadMemory(() => fakeStorage({ 'sternklar-evidence-r1': text }), 'r1');
      expect(memory.idOf('a|1|2')).toBeNull();
    }
  });
});
