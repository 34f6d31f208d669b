import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files by their path below the root, and what a person has to do besides. */
export interface Skeleton {
  readonly files: Readonly<Record<string, string>>;
  readonly left: readonly string[];
}

/** Writes all files or none. Throws a sentence when one of them is there already. */
export const writeSkeleton = (root: string, { files }: Skeleton): void => {
  const there = Object.keys(files).filter((path) => existsSync(join(root, path)));
  if (there.length > 0) throw new Error(`Already there: ${there.join(', ')}.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
};
