import type { OpenClockDoubt } from '../clock-doubt.ts';

/** Found half an hour before ten in Germany, by a process whose clock is 400 days ahead. */
export const aClockDoubt = (changes: Partial<OpenClockDoubt> = {}): OpenClockDoubt => ({
  id: 1,
  kind: 'apart',
  seconds: 400 * 86_400,
  raisedAt: new Date('2026-07-14T07:30:00.000Z'),
  processAt: new Date('2027-08-18T07:30:00.000Z'),
  raisedBy: 'app-1/17',
  ...changes,
});
