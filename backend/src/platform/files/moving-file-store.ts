import type { FileStore } from './file-store.ts';

/** Writes to the one, and finds what was stored in the other before the settings named the one. */
export const createMovingFileStore = (current: FileStore, former: FileStore): FileStore => ({
  put: current.put,
  async get(fileId) {
    return (await current.get(fileId)) ?? former.get(fileId);
  },
  async remove(fileIds) {
    await current.remove(fileIds);
    await former.remove(fileIds);
  },
});
