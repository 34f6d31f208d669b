import { describe, expect, it } from 'vitest';
import { type ChatLanguage, officeWords } from './office-hours.ts';

const WEEK = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:00' }));
const SATURDAY = { day: 6, from: '10:30', to: '12:00' };
const said = (hours: typeof WEEK, at: string, language: ChatLanguage = 'de') =>
  officeWords(hours, language, new Date(at));

describe('office hours', () => {
  it('are said in one sentence, days with the same times together', () => {
    // A Wednesday at noon in Berlin.
    expect(said([SATURDAY, ...WEEK], '2026-03-04T11:00:00Z')).toEqual({
      hours: 'Menschen antworten Mo–Fr von 9 bis 17\u00a0Uhr, Sa von 10:30 bis 12\u00a0Uhr.',
      away: null,
    });
    expect(said(WEEK, '2026-03-04T11:00:00Z', 'en')?.hours).toBe('People answer Mon–Fri 09:00–17:00 (German time).');
    expect(said([WEEK[0], WEEK[2]] as typeof WEEK, '2026-03-04T11:00:00Z')?.hours).toBe(
      'Menschen antworten Mo von 9 bis 17\u00a0Uhr, Mi von 9 bis 17\u00a0Uhr.',
    );
  });

  it.each([
    ['in the morning', '2026-03-04T07:59:00Z', 'Mittwoch'],
    ['from the minute at which they end', '2026-03-04T16:00:00Z', 'Donnerstag'],
    ['over the weekend', '2026-03-06T20:00:00Z', 'Montag'],
  ])('say when people answer next %s', (_when, at, day) => {
    expect(said(WEEK, at)).toEqual({
      hours: `Menschen antworten Mo–Fr von 9 bis 17\u00a0Uhr, das nächste Mal am ${day} ab 9\u00a0Uhr.`,
      away: `KI-Assistent · ein Mensch antwortet am ${day} ab 9\u00a0Uhr`,
    });
  });

  it('go by the clocks in Berlin, in winter and in summer', () => {
    expect(said(WEEK, '2026-01-07T08:00:00Z')?.away).toBeNull();
    expect(said(WEEK, '2026-07-01T07:00:00Z')?.away).toBeNull();
    expect(said(WEEK, '2026-07-01T06:59:00Z')?.away).not.toBeNull();
  });

  it('that a partner does not have are not spoken of', () => {
    expect(officeWords([], 'de', new Date())).toBeNull();
  });
});
