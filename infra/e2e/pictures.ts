import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Page } from 'playwright-core';

const root = resolve(import.meta.dirname, '../..');
export const PICTURES = resolve(root, 'docs/pictures');

/** The files of every picture that README.md and the pages in docs show, as absolute paths. */
export const shownPictures = (): readonly string[] =>
  globSync(['*.md', 'docs/**/*.md'], { cwd: root }).flatMap((page) =>
    [...readFileSync(resolve(root, page), 'utf8').matchAll(/!\[[^\]]*\]\((?<file>[^)\s]+)\)/g)].map(({ groups }) =>
      resolve(root, dirname(page), groups?.file ?? ''),
    ),
  );

/** Into docs/pictures with PICTURES=docs and when a page shows it; else beside the test results, which git ignores. */
const placeOf = (name: string): string => {
  const shown = resolve(PICTURES, `${name}.png`);
  const forDocs = process.env.PICTURES === 'docs' && shownPictures().includes(shown);
  return forDocs ? shown : resolve(root, 'test-results/pictures', `${name}.png`);
};

/** Saves what the page shows as a picture of that name; not with PICTURES=none, as tests that hold something else run. */
export const picture = async (page: Page, name: string): Promise<void> => {
  if (process.env.PICTURES === 'none') return;
  const path = placeOf(name);
  await mkdir(dirname(path), { recursive: true });
  await page.screenshot({ path, animations: 'disabled' });
};

/** Keeps a picture of the product for the landing page: there with PICTURES=docs, else beside the test results. */
export const keepProductPicture = async (name: string, webp: Buffer): Promise<void> => {
  const folder = process.env.PICTURES === 'docs' ? 'customer-ui/src/landing/pictures' : 'test-results/pictures';
  await mkdir(resolve(root, folder), { recursive: true });
  await writeFile(resolve(root, folder, `${name}.webp`), webp);
};
