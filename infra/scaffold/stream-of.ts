import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How a capability's stream is called in its code. */
export interface StreamNames {
  /** 'review': its file, without the ending. */
  readonly file: string;
  /** 'Review': of `ReviewState`, `ReviewEvent`. */
  readonly pascal: string;
}

/** Reads which stream a capability's use cases decide on. Throws a sentence when it has none, or several. */
export const streamOf = (backend: string, capability: string): StreamNames => {
  const folder = join(backend, capability);
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .flatMap((name) => {
      const [, stream] = /export const (\w+)StreamType\b/.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
      return stream
        ? [{ file: name.replace(/\.ts$/, ''), pascal: `${stream[0]?.toUpperCase()}${stream.slice(1)}` }]
        : [];
    });
  const [only] = found;
  if (!only || found.length > 1)
    throw new Error(`${capability} has ${found.length} streams of its own; a command needs exactly one to decide on.`);
  return only;
};
