import { expect, it } from 'vitest';
import { createWayOn } from './way-on.ts';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

it('keeps the page with its filters, for the landing page, until somebody is there', () => {
  const kept = new Map<string, string>();
  const wayOn = createWayOn(() => ({
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
  wayOn.keep({ location: at('/admin/reviews', '?page=2', '#top'), wasLed: false });
  expect([...kept]).toEqual([['weiter', '/admin/reviews?page=2#top']]);
  wayOn.forget();
  expect(kept.size).toBe(0);
});

it('keeps the bare address where the server led on from it: the page to begin at is known once they signed in', () => {
  let kept = '';
  const wayOn = createWayOn(() => ({ setItem: (_key, value) => (kept = value), removeItem: () => undefined }));
  wayOn.keep({ location: at('/admin/users'), wasLed: true });
  expect(kept).toBe('/admin');
});

it('does without where storage is blocked', () => {
  const wayOn = createWayOn(() => {
    throw new Error('blocked');
  });
  wayOn.keep({ location: at('/admin/users'), wasLed: false });
  wayOn.forget();
});
