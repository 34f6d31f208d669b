import type { FileStore } from '../file-store.ts';

/** Files that live as long as the process, to be looked into and spoiled. */
export const createInMemoryFileStore = () => {
  const files = new Map<string, Buffer[]>();
  const store: FileStore = {
    async put(fileId, pieces) {
      const all: Buffer[] = [];
      for await (const piece of pieces) all.push(piece);
      files.set(fileId, all);
    },
    async get(fileId) {
      const pieces = files.get(fileId);
      if (!pieces) return null;
      return (async function* () {
        yield* pieces;
      })();
    },
    async remove(fileIds) {
      for (const fileId of fileIds) files.delete(fileId);
    },
  };
  return { store, files };
};
