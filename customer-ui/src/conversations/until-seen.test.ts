import { expect, it, vi } from 'vitest';
import { untilSeen } from './until-seen.ts';

it('waits until somebody looks at the page, and not where somebody does', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' as DocumentVisibilityState });
  const seen = vi.fn();
  const waiting = untilSeen(page as unknown as Document).then(seen);
  page.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(seen).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await waiting;
  await untilSeen(page as unknown as Document);
});
