import { expect, it } from 'vitest';
import { createVisitorPlaces } from './visitor-places.ts';

const key = (keyId: string) => ({ keyId });

it('leaves places to other keys and other addresses, and to nobody once all are taken', () => {
  const places = createVisitorPlaces({ maxOfVisitors: 4, maxPerKey: 2, maxPerAddress: 2 });
  const take = (keyId: string, address: string) => places.take(key(keyId), address) !== null;
  expect([take('a', '1'), take('a', '2'), take('a', '3')]).toEqual([true, true, false]);
  expect([take('b', '1'), take('b', '1')]).toEqual([true, false]);
  expect([take('c', '4'), take('d', '5')]).toEqual([true, false]);
});

it('has a place again once one was given back', () => {
  const places = createVisitorPlaces({ maxOfVisitors: 1, maxPerKey: 1, maxPerAddress: 1 });
  const leave = places.take(key('a'), '1');
  expect(places.take(key('b'), '2')).toBeNull();
  leave?.();
  expect(places.take(key('b'), '2')).not.toBeNull();
});
