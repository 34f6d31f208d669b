import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userCache } from './user-cache.ts';

const cacheHome = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sternklar-cache-'));
  vi.stubEnv('XDG_CACHE_HOME', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return folder;
};

test('is the user’s own, and there already', () => {
  const home = cacheHome();
  const folder = userCache('some-program');
  expect(folder).toBe(join(home, 'sternklar', 'some-program'));
  expect(existsSync(folder)).toBe(true);
});

test('is that of the packages where the user has none', () => {
  writeFileSync(join(cacheHome(), 'sternklar'), 'a file in the place of the folder');
  const folder = userCache('test-of-the-cache');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(folder).toMatch(/node_modules[\\/]\.cache[\\/]sternklar[\\/]test-of-the-cache$/);
  expect(existsSync(folder)).toBe(true);
});
