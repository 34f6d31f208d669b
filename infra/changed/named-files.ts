import { posix } from 'node:path';

/** `import … from '…'`, `export … from '…'`, `import '…'`: what stands between tells whether it is about types alone. */
const IMPORT = /^(?:import|export)\b([^'";]*?)(?:\bfrom\s*)?'([^'\n]+)'/gm;
/** Any text that could be a path: of `import('…')`, `new URL('…', …)`, `join(import.meta.dirname, '…')`. */
const QUOTED = /(?<=['"`])[\w.@-][\w./@-]*(?=['"`])/g;
const OWN_PACKAGE = /^@sternklar\/([^/]+)\//;

const isOfTypesAlone = (between: string): boolean => {
  if (/^\s*type\b/.test(between)) return true;
  const names = /^\s*\{([^}]*)\}\s*$/
    .exec(between)?.[1]
    ?.split(',')
    .map((name) => name.trim());
  return names?.every((name) => name === '' || name.startsWith('type ')) ?? false;
};

const pathsOf = (file: string, named: string): readonly string[] => {
  if (!OWN_PACKAGE.test(named)) return [posix.join(posix.dirname(file), named), posix.normalize(named)];
  const path = named.replace(OWN_PACKAGE, '$1/src/');
  return [path.endsWith('.css') ? path : `${path}.ts`];
};

/** What is there: a file is itself, a folder that is written with a slash at its end is the files in it. */
export const filesAt = (files: ReadonlySet<string>): ((path: string) => readonly string[]) => {
  const byFolder = Map.groupBy(files, (file) => `${posix.dirname(file)}/`);
  return (path) => (files.has(path) ? [path] : (byFolder.get(path) ?? []));
};

/**
 * The files that a source uses when it runs: those it imports, if not for types alone, and those it names by a path from its
 * own folder or from the project's root.
 */
export const namedFiles = (file: string, text: string, at: (path: string) => readonly string[]): readonly string[] => {
  const named = new Set<string>();
  const ofTypes = new Set<string>();
  for (const [, between = '', path = ''] of text.matchAll(IMPORT))
    (isOfTypesAlone(between) ? ofTypes : named).add(path);
  for (const [path] of text.matchAll(QUOTED)) if (!ofTypes.has(path)) named.add(path);
  const found = [...named].flatMap((path) => pathsOf(file, path)).flatMap(at);
  return [...new Set(found)].filter((path) => path !== file);
};
