import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const RUNTIME = resolve(import.meta.dirname, 'jsx-runtime.ts');

/**
 * Lets no page break „E-Mail“ at its hyphen: browsers have no rule for it, and another hyphen would be found by no search and
 * copied into addresses. Wherever elements are made, `jsx-runtime.ts` does it, in the browser and on the server alike.
 */
export const wholeWords = (): Plugin => ({
  name: 'whole-words',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) => (source === 'react/jsx-runtime' && importer !== RUNTIME ? RUNTIME : null),
});
