import { expect, it } from 'vitest';
import { goesTogether } from './goes-together.ts';

it.each([
  [{ state: 'ready-to-forward' as const }, true],
  [{ state: 'answer-to-enter' as const, because: 'platform-asked' as const }, false],
  [{ state: 'waiting-for-platform' as const }, false],
])('what is ready goes together, but not what the platform asked about: %o', (next, expected) => {
  expect(goesTogether({ next })).toBe(expected);
});
