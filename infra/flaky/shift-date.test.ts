import { expect, it, onTestFinished } from 'vitest';
import { shiftDate } from './shift-date.ts';

it('moves what the clock says, and no time that is given', () => {
  const RealDate = Date;
  onTestFinished(() => {
    globalThis.Date = RealDate;
  });
  const before = RealDate.now();
  shiftDate(10 * 86_400_000);
  const ahead = (time: number) => (time - before) / 86_400_000;
  expect(ahead(Date.now())).toBeCloseTo(10, 3);
  expect(ahead(Date.parse(new Date().toISOString()))).toBeCloseTo(10, 3);
  expect(new Date('2026-03-02T09:00:00Z').toISOString()).toBe('2026-03-02T09:00:00.000Z');
  expect(Date.UTC(2026, 2, 2)).toBe(RealDate.UTC(2026, 2, 2));
  expect(new Date()).toBeInstanceOf(Date);
  expect(new RealDate()).toBeInstanceOf(Date);
});
