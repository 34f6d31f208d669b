import { Worker } from 'node:worker_threads';
import type { RefusedPdf } from './check-pdf.ts';

/** A hundred times what ordinary files of the largest size take. */
const TIME_LIMIT_MS = 10_000;
const MEMORY_LIMIT_MB = 512;

/** `refusedPdf` in a thread of its own, so that nobody else waits; what takes too long or too much is not checkable. */
export const refusedPdfAside = (bytes: Buffer, timeLimitMs = TIME_LIMIT_MS): Promise<RefusedPdf | null> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./check-pdf-worker.ts', import.meta.url), {
      workerData: bytes,
      env: { TZ: 'UTC' },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    });
    const end = (answer: RefusedPdf | null) => {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    };
    const timer = setTimeout(end, timeLimitMs, 'pdf-unclear');
    worker.once('message', end);
    worker.once('error', () => end('pdf-unclear'));
    worker.once('exit', () => end('pdf-unclear'));
  });
