import { readFile } from 'node:fs/promises';
import { MARK_PATH } from '@sternklar/contracts/brand/mark';
import { expect, it } from 'vitest';

it('the app icon draws the same star as the logo', async () => {
  const icon = await readFile(new URL('../../public/icon.svg', import.meta.url), 'utf8');
  expect(icon).toContain(`d="${MARK_PATH}"`);
});
