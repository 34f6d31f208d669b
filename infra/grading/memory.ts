import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareAssistant } from '../../backend/src/conversations/assistant/index.ts';
import { bundleInto } from '../docker/bundle-server.ts';

/** MB of heap and buffers, before the first question and after the last. */
export interface Memory {
  readonly prepared: number;
  readonly afterAnswers: number;
}

/** No more than this, after any number of answers. */
export const MOST_MEGABYTES = 20;
const root = join(import.meta.dirname, '../..');
const MOST_MILLISECONDS = 120_000;

const outputOf = (file: string, input: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [file], { timeout: MOST_MILLISECONDS }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    // One that ends before it has read everything is told of by its exit code.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });

/** What the assistant alone takes of memory, built as the image's server is, after answering questions. */
export const memoryAfter = async (questions: readonly string[]): Promise<Memory> => {
  // What is learned is kept, so that the other process has nothing to learn.
  prepareAssistant();
  // Beside the sources, whose packages it needs.
  const folder = await mkdtemp(join(root, 'backend/dist/assistant-alone-'));
  try {
    await bundleInto(folder, ['infra/grading/memory-alone.ts']);
    return JSON.parse(await outputOf(join(folder, 'memory-alone.js'), JSON.stringify(questions))) as Memory;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
