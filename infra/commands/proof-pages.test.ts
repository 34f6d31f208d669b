import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ONLY_BY_NAME, RUN_OF_ALL, stepsOfAll } from '../proofs/common/run-of-all.ts';
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

it('a run of all has every proof but those only by name, the longest first, and sizes for none that there is not', () => {
  const proofs = namesIn('infra/proofs', '.proof.ts');
  const steps = stepsOfAll(proofs);
  expect(steps.map(({ name }) => name).sort()).toEqual(
    proofs.filter((name) => !ONLY_BY_NAME.includes(name)).map((name) => `prove ${name}`),
  );
  expect(proofs).toEqual(expect.arrayContaining([...Object.keys(RUN_OF_ALL), ...ONLY_BY_NAME]));
  const [first] = steps;
  expect(steps.every(({ limitMs }) => limitMs === first?.limitMs && limitMs !== undefined)).toBe(true);
  expect(RUN_OF_ALL[first?.name.replace('prove ', '') ?? '']?.seconds).toBe(
    Math.max(...Object.values(RUN_OF_ALL).map(({ seconds }) => seconds)),
  );
});
