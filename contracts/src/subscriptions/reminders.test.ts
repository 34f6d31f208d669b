import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTICE_DAYS_OTHER_PAGES } from '../constants.ts';
import { dueReminder, nextReminderAt, remindersEndAt } from './reminders.ts';
import { lastDayOfNotice } from './term.ts';

/** Notice is recommended until 31 January 2027. */
const END = '2027-03-02T09:00:00.000Z';
const due = (now: string, reminded: number | null = null) => dueReminder(END, reminded, new Date(now));

describe('reminders of the last day for notice', () => {
  it('are due 60 and 35 days before it, in the morning in Germany', () => {
    expect(nextReminderAt(END, null)).toBe('2026-12-02T08:00:00.000Z');
    expect(nextReminderAt(END, 60)).toBe('2026-12-27T08:00:00.000Z');
    expect(nextReminderAt(END, 35)).toBeNull();
  });

  it.each([
    ['none a moment before the first', '2026-12-02T07:59:59.999Z', null, null],
    ['the first', '2026-12-02T08:00:00.000Z', null, 60],
    ['the first only once', '2026-12-20T08:00:00.000Z', 60, null],
    ['the second', '2026-12-27T08:00:00.000Z', 60, 35],
    ['the second alone, where the first was missed', '2027-01-10T08:00:00.000Z', null, 35],
    ['the second only once', '2027-01-10T08:00:00.000Z', 35, null],
    ['the second even on the last day', '2027-01-31T22:59:59.999Z', 60, 35],
    ['none when the last day is over', '2027-01-31T23:00:00.000Z', null, null],
  ])('are %s', (_case, now, reminded, expected) => {
    expect(due(now, reminded)).toBe(expected);
  });

  it('are at nine in Germany, 60 and 35 days before the last day, whichever term was asked for before', () => {
    const inGermany = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Berlin',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const atDaysBefore = (lastDay: string, days: number, time: string) =>
      `${new Date(Date.parse(lastDay) - days * 86_400_000).toISOString().slice(0, 10)} ${time}`;
    const end = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(end, (endsAt) => {
        const expiresAt = endsAt.toISOString();
        const lastDay = lastDayOfNotice(expiresAt, NOTICE_DAYS_OTHER_PAGES);
        const shown = [nextReminderAt(expiresAt, null), nextReminderAt(expiresAt, 60), remindersEndAt(expiresAt)].map(
          (moment) => inGermany.format(new Date(moment ?? '')),
        );
        expect(shown).toEqual([
          atDaysBefore(lastDay, 60, '09:00:00'),
          atDaysBefore(lastDay, 35, '09:00:00'),
          atDaysBefore(lastDay, -1, '00:00:00'),
        ]);
      }),
      { numRuns: 500 },
    );
  });

  it('are two at most however often is looked, the longer one first, and never one after the day', () => {
    const end = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    const looks = fc.array(fc.integer({ min: 0, max: 24 * 120 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(end, looks, (endsAt, hoursBefore) => {
        const expiresAt = endsAt.toISOString();
        const sent: { readonly days: number; readonly at: number }[] = [];
        for (const hours of hoursBefore.toSorted((one, other) => other - one)) {
          const now = new Date(endsAt.getTime() - hours * 3_600_000);
          const days = dueReminder(expiresAt, sent.at(-1)?.days ?? null, now);
          if (days === null) continue;
          sent.push({ days, at: now.getTime() });
          expect(now.getTime()).toBeGreaterThanOrEqual(
            Date.parse(nextReminderAt(expiresAt, days === 60 ? null : 60) ?? ''),
          );
          expect(now.getTime()).toBeLessThan(Date.parse(remindersEndAt(expiresAt)));
        }
        expect([[], [60], [35], [60, 35]]).toContainEqual(sent.map(({ days }) => days));
      }),
      { numRuns: 300 },
    );
  });
});
