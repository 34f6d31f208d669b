import { getHeapStatistics } from 'node:v8';
import { openFilesLimit } from '../settings/open-files.ts';

/** Heap of one open stream; `npm run prove streams` measures 21 KB. */
const STREAM_HEAP_BYTES = 25_000;
/** The share of the heap that streams may fill. */
const HEAP_SHARE = 0.5;
/** Open files for everything else: other requests, database connections, pages. */
const OTHER_FILES = 200;

export interface Machine {
  /** Most open files of this process. */
  readonly openFiles: number;
  /** Most bytes of this process's heap. */
  readonly heapBytes: number;
}

/** What this process has. */
export const thisMachine = (): Machine => ({
  openFiles: openFilesLimit(),
  heapBytes: getHeapStatistics().heap_size_limit,
});

/** How many streams this process can keep: as many as wanted, or as its open files and its memory allow; at least one. */
export const streamCapacity = (wanted: number, { openFiles, heapBytes }: Machine): number =>
  Math.max(1, Math.min(wanted, openFiles - OTHER_FILES, Math.floor((heapBytes * HEAP_SHARE) / STREAM_HEAP_BYTES)));
