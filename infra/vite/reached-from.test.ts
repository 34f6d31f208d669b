import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { reachedFrom } from './reached-from.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '/app/main.ts': ['/app/ids.ts'],
  '/app/start.ts': ['/app/App.tsx', '/app/ids.ts'],
  '/app/App.tsx': ['/app/texts.ts', '/app/start.ts'],
  '/app/List.tsx': ['/app/texts.ts', '/app/cells.ts'],
};
const context = {
  getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }),
} as unknown as Rolldown.ChunkingContext;

it('names what always comes together with a module, without what the first module of the page needs', () => {
  const group = reachedFrom('/app', 'start.ts', 'main.ts', 'frame');
  const named = ['main.ts', 'start.ts', 'App.tsx', 'List.tsx', 'ids.ts', 'texts.ts', 'cells.ts'].filter(
    (file) => group(`/app/${file}`, context) === 'frame',
  );
  expect(named).toEqual(['start.ts', 'App.tsx', 'texts.ts']);
});
