import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createKeyCache, type KeyCache } from './key-cache.ts';

const key = createSecretKey(randomBytes(32));
const put = (cache: KeyCache, ...subjects: string[]) =>
  cache.put(new Map(subjects.map((subject) => [subject, key])), cache.generation());
const known = (cache: KeyCache, ...subjects: string[]) =>
  subjects.filter((subject) => cache.get(subject) !== undefined);

const openCache = (limit = 10) => {
  const cache = createKeyCache(limit);
  cache.setOpen(true);
  return cache;
};

describe('key cache', () => {
  test('drops what was unused for longest when it is full', () => {
    const cache = openCache(2);
    put(cache, 'a', 'b');
    cache.get('a');
    put(cache, 'c');
    expect(known(cache, 'a', 'b', 'c')).toEqual(['a', 'c']);
  });

  test('never holds more than its limit, however many keys come at once', () => {
    const cache = openCache(2);
    put(cache, 'a', 'b', 'c', 'd');
    expect(known(cache, 'a', 'b', 'c', 'd')).toEqual(['c', 'd']);
  });

  test('remembers that a key is destroyed', () => {
    const cache = openCache();
    cache.put(new Map([['a', null]]), cache.generation());
    expect(cache.get('a')).toBeNull();
  });

  test('keeps nothing while destructions cannot be heard of', () => {
    const cache = createKeyCache(10);
    put(cache, 'a');
    cache.setOpen(true);
    put(cache, 'b');
    cache.setOpen(false);
    put(cache, 'c');
    expect(known(cache, 'a', 'b', 'c')).toEqual([]);
  });

  test('does not keep keys that were being loaded while one was destroyed', () => {
    const cache = openCache();
    const loadedIn = cache.generation();
    cache.forget('a');
    cache.put(new Map([['a', key]]), loadedIn);
    expect(known(cache, 'a')).toEqual([]);
  });
});
