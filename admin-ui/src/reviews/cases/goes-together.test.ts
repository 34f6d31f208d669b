import { expect, it } from 'vitest';
import { goesTogether } from './goes-together.ts';

it.each([
  [{ state: 'ready-to-forward' as const }, true],
  [{ state: 'ready-to-forward' as const, platform_asked_at: '2026-03-02T10:00:00.000Z' }, false],
  [{ state: 'waiting-for-platform' as const }, false],
])('what is ready goes together, but not what the platform asked about: %o', (next, expected) => {
  expect(goesTogether({ next })).toBe(expected);
});
