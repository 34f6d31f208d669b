import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

/**
 * A name for a group of `codeSplitting`: what always comes together with a module is one file with it. What the page's
 * first module needs itself is not among it, since that would have to wait for the rest.
 */
export const reachedFrom = (root: string, entry: string, firstModule: string, name: string) => {
  const allFrom = (start: string, context: Rolldown.ChunkingContext): ReadonlySet<string> => {
    const found = new Set([resolve(root, start)]);
    // A set goes on with what is added to it meanwhile.
    for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
    return found;
  };
  const known = new Map<string, ReadonlySet<string>>();
  const reaches = (start: string, id: string, context: Rolldown.ChunkingContext): boolean => {
    const found = known.get(start) ?? allFrom(start, context);
    known.set(start, found);
    return found.has(id);
  };
  return (id: string, context: Rolldown.ChunkingContext): string | null =>
    reaches(entry, id, context) && !reaches(firstModule, id, context) ? name : null;
};
