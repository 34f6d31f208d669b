import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createFrameReader, write } from './frames.ts';

export interface HelperLimits {
  readonly timeMs: number;
  readonly memoryBytes: number;
}

const CODE_MEMORY_MB = 512;
const MEMORY_EVERY_MS = 50;
const PROGRAM = fileURLToPath(new URL('./maker-process.ts', import.meta.url));
/**
 * Large pieces of memory are given back once they are free (glibc keeps them otherwise). Nothing else: what a file might
 * make the process do, it has no secret to find.
 */
const ENVIRONMENT = {
  TZ: 'UTC',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '0',
  UV_THREADPOOL_SIZE: '1',
};

const residentBytesOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024;
};

/** A process of `maker-process.ts`. */
export interface Helper {
  isOver(): boolean;
  /** Where it never began, as on a machine that has no room for one more process. */
  hasFailed(): boolean;
  /** Rejects once it is over. */
  send(bytes: Buffer): Promise<void>;
  /** Null once it is over. */
  head(): Promise<unknown>;
  content(size: number): AsyncGenerator<Buffer>;
  /** It ends when it has done what it was sent. */
  end(): void;
  /** At once; resolves when it is gone. */
  kill(): Promise<void>;
  /** Kills it once it takes more than it may; the answer stops watching. */
  watch(limits: HelperLimits): () => void;
}

export const startHelper = (): Helper => {
  const options = [`--max-old-space-size=${CODE_MEMORY_MB}`, '--expose-gc', '--max-semi-space-size=1', PROGRAM];
  const child = spawn(process.execPath, options, { stdio: ['pipe', 'pipe', 'ignore'], env: ENVIRONMENT });
  const { stdin, stdout } = child;
  const reader = createFrameReader(stdout);
  const over = new AbortController();
  const gone = new Promise<void>((resolve) => {
    over.signal.addEventListener('abort', () => resolve());
  });
  let hasFailed = false;
  child.once('error', () => {
    hasFailed = true;
    over.abort();
  });
  child.once('exit', () => over.abort());
  // That nobody reads any more is told by the exit.
  stdin.on('error', () => undefined);
  // It keeps nobody from ending: with the last writer of its pipe it ends, too.
  child.unref();
  for (const pipe of [stdin, stdout]) (pipe as Socket).unref();
  const kill = (): Promise<void> => {
    if (!over.signal.aborted) child.kill('SIGKILL');
    return gone;
  };
  return {
    isOver: () => over.signal.aborted,
    hasFailed: () => hasFailed,
    send: (bytes) => write(stdin, bytes, over.signal),
    head: () => reader.head().catch(() => null),
    content: reader.bytes,
    end: () => void stdin.end(),
    kill,
    watch({ timeMs, memoryBytes }) {
      const late = setTimeout(kill, timeMs);
      const looking = setInterval(async () => {
        if ((await residentBytesOf(child.pid ?? 0)) > memoryBytes) await kill();
      }, MEMORY_EVERY_MS);
      return () => {
        clearTimeout(late);
        clearInterval(looking);
      };
    },
  };
};
