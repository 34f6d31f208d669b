import { expect, it } from 'vitest';
import { createRepeatKeys } from './repeat-key.ts';

it('the same content has the same key, changed content a new one', () => {
  let made = 0;
  const keyFor = createRepeatKeys(() => `key-${++made}`);
  expect([keyFor({ a: 1 }), keyFor({ a: 1 }), keyFor({ a: 2 }), keyFor({ a: 2 })]).toEqual([
    'key-1',
    'key-1',
    'key-2',
    'key-2',
  ]);
});
