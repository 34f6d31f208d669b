import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './steps.ts';

const folder = resolve(root, 'docs/decisions');
const pages = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .sort();
const table = readFileSync(resolve(folder, 'README.md'), 'utf8');

it('every decision has a number of its own and a line in the table of them', () => {
  const listed = [...table.matchAll(/^\| \[(?<number>\d{4})\]\((?<page>\k<number>-[a-z0-9-]+\.md)\) \| \S/gm)];
  expect(listed.map((row) => row.groups?.page)).toEqual(pages);
  expect(new Set(pages.map((page) => page.slice(0, 4))).size).toBe(pages.length);
});

it('a number that no decision has is named there, with the reason', () => {
  const numbers = new Set(pages.map((page) => Number(page.slice(0, 4))));
  const leftOut = Array.from({ length: Math.max(...numbers) }, (_, index) => index + 1).filter((n) => !numbers.has(n));
  const [, why = ''] = table.split('**Why there are no ');
  expect(leftOut.map((n) => String(n).padStart(4, '0')).filter((number) => !why.includes(number))).toEqual([]);
});
