import { statfs } from 'node:fs/promises';

export interface DiskRoomSettings {
  /** On the disk that fills up; null: it is somebody else's, and nobody here can tell. */
  readonly folder: string | null;
  readonly minFreeBytes: number;
}

/** Whether more is left on the disk than must be: a full one would stop everything, not files alone. */
export const createHasDiskRoom =
  ({ folder, minFreeBytes }: DiskRoomSettings) =>
  async (): Promise<boolean> => {
    if (folder === null) return true;
    const disk = await statfs(folder).catch(() => null);
    return disk === null || disk.bavail * disk.bsize >= minFreeBytes;
  };
