import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeError } from './describe-error.port.ts';
import { inSources } from './source-lines.ts';

const SOURCE = '/project/src/fail.ts';
const CODE = `interface Unused {}

export const fail = (): never => {
  throw new Error('on line four');
};`;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sternklar-lines-'));
  const bundle = await rolldown({
    input: SOURCE,
    plugins: [{ name: 'here', resolveId: () => SOURCE, load: () => ({ code: CODE, moduleType: 'ts' }) }],
  });
  await bundle.write({ dir: folder, sourcemap: true, entryFileNames: '[name].mjs' });
  await bundle.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

it('A stack trace of a bundled server names the line of the source', async () => {
  const { fail } = await import(pathToFileURL(join(folder, 'fail.mjs')).href);
  let thrown: unknown;
  try {
    fail();
  } catch (error) {
    thrown = error;
  }
  expect((describeError(thrown).at as string[])[0]).toMatch(/^at fail \(\/project\/src\/fail\.ts:4:\d+\)$/);
});

it.each(['at run (node:internal/x:1:2)', 'at /nowhere/there.ts:3:4', 'at async Promise.all (index 0)'])(
  '%s stays as it is',
  (frame) => {
    expect(inSources(frame)).toBe(frame);
  },
);
