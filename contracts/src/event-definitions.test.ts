import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { eventRegistry } from './event-definitions.ts';

const isDefinition = (value: unknown): value is { readonly type: string } =>
  typeof value === 'object' && value !== null && 'schemaVersion' in value && 'type' in value;

it('lists every event that is defined: at the end of its file, and that list in event-definitions.ts', async () => {
  const files = globSync('**/*.events.ts', { cwd: import.meta.dirname });
  const modules: readonly Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(join(import.meta.dirname, file))),
  );
  const defined = modules.flatMap((module) => Object.values(module).filter(isDefinition));
  expect(defined.map(({ type }) => type).filter((type) => !eventRegistry.has(type))).toEqual([]);
  expect(defined).toHaveLength(eventRegistry.size);
});
