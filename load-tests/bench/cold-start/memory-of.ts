import { readFileSync } from 'node:fs';

const KILOBYTE = 1_024;

/** Bytes in RAM by what they are. */
export interface Memory {
  /** All pages of the process, those included that it shares with others. */
  readonly resident: number;
  /** The same where a shared page counts as the share of it. */
  readonly proportional: number;
  /** Pages of files that are mapped: the program and its libraries. */
  readonly files: number;
  /** What the C library's allocator has of the main thread: buffers, parsed code, what native code keeps. */
  readonly allocator: number;
  /** Everything else that is of no file: the heaps of JavaScript, compiled code, stacks, the allocator's other arenas. */
  readonly anonymous: number;
}

/** Linux only. */
export const memoryOf = (pid: number): Memory => {
  const sums = { resident: 0, proportional: 0, files: 0, allocator: 0, anonymous: 0 };
  let kind: 'files' | 'allocator' | 'anonymous' = 'anonymous';
  for (const line of readFileSync(`/proc/${pid}/smaps`, 'utf8').split('\n')) {
    const mapped = /^[0-9a-f]+-[0-9a-f]+ \S+ \S+ \S+ \S+ *(.*)$/.exec(line);
    if (mapped) kind = kindOf(mapped[1] ?? '');
    const [, figure, kilobytes] = /^(Rss|Pss): +(\d+) kB$/.exec(line) ?? [];
    const bytes = Number(kilobytes) * KILOBYTE;
    if (figure === 'Pss') sums.proportional += bytes;
    if (figure === 'Rss') {
      sums.resident += bytes;
      sums[kind] += bytes;
    }
  }
  return sums;
};

const kindOf = (name: string): 'files' | 'allocator' | 'anonymous' => {
  if (name === '[heap]') return 'allocator';
  return name.startsWith('/') ? 'files' : 'anonymous';
};
