import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { PICTURES, shownPictures } from './pictures.ts';

it('the pages show every picture that git keeps, and git keeps every picture that they show', () => {
  const kept = readdirSync(PICTURES).map((file) => resolve(PICTURES, file));
  expect([...new Set(shownPictures())].sort()).toEqual(kept.sort());
});
