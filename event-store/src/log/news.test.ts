import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createNews } from './news.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether a promise is fulfilled once everything that is due has run. */
const isOver = async (wait: Promise<void>): Promise<boolean> => {
  let over = false;
  void wait.then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return over;
};

describe('A place to wait at', () => {
  test('serves one wait after the other', async () => {
    const news = createNews();
    const place = news.takePlace();
    for (const position of [0, 1, 2]) {
      const wait = place.beyond(position);
      news.announce(position);
      expect(await isOver(wait)).toBe(false);
      news.announce(position + 1);
      expect(await isOver(wait)).toBe(true);
    }
  });

  test('keeps nobody waiting for what was heard before', async () => {
    const news = createNews();
    news.announce(5);
    expect(await isOver(news.takePlace().beyond(4))).toBe(true);
    expect(await isOver(news.takePlace().beyond(5))).toBe(false);
  });

  test('lets everybody look from time to time, each wait for as long as it may be', async () => {
    const news = createNews();
    const place = news.takePlace({ withinMs: 1_000 });
    const first = place.beyond(0);
    await vi.advanceTimersByTimeAsync(900);
    news.announce(1);
    expect(await isOver(first)).toBe(true);
    const second = place.beyond(1);
    await vi.advanceTimersByTimeAsync(900);
    expect(await isOver(second)).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(await isOver(second)).toBe(true);
    const third = place.beyond(1);
    await vi.advanceTimersByTimeAsync(999);
    expect(await isOver(third)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isOver(third)).toBe(true);
  });

  test('ends all waiting when it is left, and leaves no timer behind', async () => {
    const news = createNews();
    const place = news.takePlace({ withinMs: 1_000 });
    const wait = place.beyond(0);
    expect(place.isLeft()).toBe(false);
    place.leave();
    expect(place.isLeft()).toBe(true);
    expect(await isOver(wait)).toBe(true);
    expect(await isOver(place.beyond(7))).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('sends everybody to look when something may have been missed', async () => {
    const news = createNews();
    news.announce(9);
    const waits = [news.takePlace().beyond(9), news.takePlace().beyond(12)];
    news.wakeAll();
    expect(await Promise.all(waits.map(isOver))).toEqual([true, true]);
    expect(news.endsAt(9)).toBe(false);
  });
});
