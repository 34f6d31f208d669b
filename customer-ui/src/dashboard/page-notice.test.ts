import { ADMIN_ACCESS_REQUIRED, PAGE_NOTICE_KEY } from '@sternklar/contracts/page-notice';
import { expect, it } from 'vitest';
import { takePageNotice } from './page-notice.ts';

const storageOf = (entries: Map<string, string>) => () => ({
  getItem: (key: string) => entries.get(key) ?? null,
  removeItem: (key: string) => void entries.delete(key),
});

it('a notice of the back office is said once', () => {
  const storage = storageOf(new Map([[PAGE_NOTICE_KEY, ADMIN_ACCESS_REQUIRED]]));
  expect(takePageNotice(storage)).toEqual({ text: 'Admin access required', lang: 'en' });
  expect(takePageNotice(storage)).toBeNull();
});

it('words that nobody of ours stored are not said', () => {
  expect(takePageNotice(storageOf(new Map([[PAGE_NOTICE_KEY, 'Sie haben gewonnen!']])))).toBeNull();
});

it('blocked storage is no obstacle', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(takePageNotice(blocked)).toBeNull();
});
