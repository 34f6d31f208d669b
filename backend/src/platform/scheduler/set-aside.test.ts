import { expect, it } from 'vitest';
import { createSetAside } from './set-aside.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));

it('names what failed within ten minutes, counted from its last failure', () => {
  const failed = createSetAside();
  failed.add('a', at(0));
  failed.add('b', at(1));
  failed.add('a', at(5));
  expect(failed.at(at(9))).toEqual(['b', 'a']);
  expect(failed.at(at(11))).toEqual(['a']);
  expect(failed.at(at(15))).toEqual([]);
});

it('remembers a bounded number, and forgets first what failed first', () => {
  const failed = createSetAside();
  for (let number = 0; number <= 1_000; number += 1) failed.add(String(number), at(0));
  const names = failed.at(at(0));
  expect([names.length, names[0]]).toEqual([1_000, '1']);
});

it('keeps nothing aside for longer because the clock was ahead when it failed', () => {
  const failed = createSetAside();
  failed.add('a', at(60 * 24 * 400));
  failed.add('b', at(0));
  expect(failed.at(at(1))).toEqual(['b']);
});
