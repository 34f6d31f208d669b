import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './steps.ts';

const namesIn = (folder: string, ending: string) =>
  readdirSync(resolve(root, folder))
    .filter((file) => file.endsWith(ending) && file !== 'README.md')
    .map((file) => file.slice(0, -ending.length))
    .sort();

it('every proof has a page of its own, and a line in the table of them', () => {
  const proofs = namesIn('infra/proofs', '.proof.ts');
  const table = readFileSync(resolve(root, 'docs/proofs/README.md'), 'utf8');
  const listed = [...table.matchAll(/^\| \[(?<name>[a-z-]+)\]\(\k<name>\.md\) \| \S/gm)].map((row) => row.groups?.name);
  expect(namesIn('docs/proofs', '.md')).toEqual(proofs);
  expect(listed).toEqual(proofs);
});
