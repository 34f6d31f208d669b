import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './steps.ts';

it('every decision has a number of its own and a line in the table of them', () => {
  const folder = resolve(root, 'docs/decisions');
  const pages = readdirSync(folder)
    .filter((file) => file !== 'README.md')
    .sort();
  const table = readFileSync(resolve(folder, 'README.md'), 'utf8');
  const listed = [...table.matchAll(/^\| \[(?<number>\d{4})\]\((?<page>\k<number>-[a-z0-9-]+\.md)\) \| \S/gm)];
  expect(listed.map((row) => row.groups?.page)).toEqual(pages);
  expect(new Set(pages.map((page) => page.slice(0, 4))).size).toBe(pages.length);
});
