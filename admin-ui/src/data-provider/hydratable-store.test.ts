import { memoryStore } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { createHydratableStore } from './hydratable-store.ts';

it('answers what the server rendered with until it is set up, then what the browser kept, and says so', () => {
  const kept = memoryStore({ 'reviews.saved': ['a'], locale: 'en' });
  const store = createHydratableStore(kept);
  const told = vi.fn();
  store.subscribe('reviews.saved', told);
  expect([store.getItem('reviews.saved', []), store.getItem('locale')]).toEqual([[], 'de']);
  store.setup();
  expect([store.getItem('reviews.saved', []), store.getItem('locale')]).toEqual([['a'], 'en']);
  expect(told).toHaveBeenCalledWith(['a']);
  expect(store.getItem('theme')).toBe('light');
});
