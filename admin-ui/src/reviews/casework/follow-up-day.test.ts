import { expect, it } from 'vitest';
import { latestFollowUp, wrongDay } from './follow-up-day.ts';

it('a follow-up is at most half a year ahead, by the calendar in Germany', () => {
  const latest = latestFollowUp(new Date('2026-03-02T23:30:00.000Z'));
  expect(latest).toBe('2026-08-30');
  expect(wrongDay('2026-08-30', latest)).toBeNull();
  expect(wrongDay('2026-08-31', latest)).toBe('Bitte wählen Sie einen Tag bis 30.08.2026.');
  expect(wrongDay('2072-03-12', latest)).not.toBeNull();
  expect(wrongDay('', latest)).toBe('Bitte wählen Sie einen Tag.');
});
