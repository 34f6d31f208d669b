import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onceSeen, type View } from './once-seen.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page in view, or behind another one. */
const pageThatIs = (visibilityState: DocumentVisibilityState) => {
  const page = Object.assign(new EventTarget(), { visibilityState });
  const become = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  let count = 0;
  const stop = onceSeen(page as View, () => {
    count += 1;
  });
  return { page, become, stop, count: () => count };
};

describe('a page is seen', () => {
  it.each(['pointerdown', 'wheel', 'keydown'])('at the first %s, and once', (sign) => {
    const { page, count } = pageThatIs('visible');
    expect(count()).toBe(0);
    page.dispatchEvent(new Event(sign));
    page.dispatchEvent(new Event(sign));
    vi.runAllTimers();
    expect(count()).toBe(1);
  });

  it('after three seconds in view', () => {
    const { count } = pageThatIs('visible');
    vi.advanceTimersByTime(2_999);
    expect(count()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(count()).toBe(1);
  });

  it('not while it is behind another one', () => {
    const { become, count } = pageThatIs('hidden');
    vi.advanceTimersByTime(60_000);
    become('visible');
    vi.advanceTimersByTime(2_000);
    become('hidden');
    vi.advanceTimersByTime(60_000);
    expect(count()).toBe(0);
    become('visible');
    vi.advanceTimersByTime(3_000);
    expect(count()).toBe(1);
  });

  it('no longer when nobody waits for it', () => {
    const { page, stop, count } = pageThatIs('visible');
    stop();
    page.dispatchEvent(new Event('keydown'));
    vi.runAllTimers();
    expect(count()).toBe(0);
  });
});
