import { describe, expect, it } from 'vitest';
import { aReview } from '../../testing/customer-world.ts';
import { overviewTexts as texts } from '../../texts/overview.ts';
import { decidedOf, highestOf, monthlyFigures, rateOf, withdrawnAmong } from './figures.ts';

const counts = (gelöscht: number, nicht_genehmigt: number) => ({ eingereicht: 9, gelöscht, nicht_genehmigt });

describe('the success rate', () => {
  it('is the share of deletions among what was decided; what is open does not count', () => {
    expect(decidedOf(counts(41, 6))).toEqual({ deleted: 41, decided: 47 });
    expect(rateOf(decidedOf(counts(41, 6)))).toBe(0.87);
  });

  it('is none while nothing is decided', () => {
    expect(rateOf(decidedOf(counts(0, 0)))).toBeNull();
    expect(texts.rateNote({ deleted: 0, decided: 0 })).toBe('Noch ist nichts entschieden.');
  });

  it.each([
    [999, 1, 0.99],
    [1, 999, 0.01],
    [5, 0, 1],
    [0, 5, 0],
  ])('of %d deleted and %d not approved is never rounded to all or none', (deleted, refused, rate) => {
    expect(rateOf(decidedOf(counts(deleted, refused)))).toBe(rate);
  });

  it('is told with the figures behind it', () => {
    expect(texts.rateNote({ deleted: 41, decided: 47 })).toBe('41 von 47 entschiedenen Anträgen.');
    expect(texts.share(0.87)).toBe('87\u00a0%');
  });
});

describe('the line', () => {
  it('counts what was taken back for itself: nobody works on it', () => {
    const withdrawn_at = '2026-03-01T09:00:00.000Z';
    const reviews = [aReview({ withdrawn_at }), aReview({}), aReview({ withdrawn_at, status: 'gelöscht' })];
    expect(withdrawnAmong(reviews)).toBe(1);
    const counts = { alle: 3, eingereicht: 2, gelöscht: 1, nicht_genehmigt: 0 };
    const line = (withdrawn: number) => texts.line(counts, withdrawn);
    expect(line(1)).toBe('3 Anträge · 1 offen · 1 zurückgezogen · 1 gelöscht');
    expect(line(0)).toBe('3 Anträge · 2 offen · 1 gelöscht');
  });

  it('adds up: what the platform kept is counted, too', () => {
    expect(texts.line({ alle: 65, eingereicht: 12, gelöscht: 38, nicht_genehmigt: 15 }, 3)).toBe(
      '65 Anträge · 9 offen · 3 zurückgezogen · 38 gelöscht · 15 nicht genehmigt',
    );
  });
});

describe('the figures by month', () => {
  const now = new Date('2026-03-15T12:00:00Z');

  it('are of the last twelve months, the current one last', () => {
    const months = monthlyFigures([], now).map(({ month }) => month);
    expect(months).toHaveLength(12);
    expect([months[0], months[9], months[11]]).toEqual(['2025-04', '2026-01', '2026-03']);
  });

  it('count a request in the month it was handed in, and a deletion in the month since which it stands', () => {
    const months = monthlyFigures(
      [
        aReview({ created_at: '2026-01-10T12:00:00Z', updated_at: '2026-03-01T12:00:00Z', status: 'gelöscht' }),
        aReview({ created_at: '2026-01-20T12:00:00Z', updated_at: '2026-03-02T12:00:00Z', status: 'nicht_genehmigt' }),
        aReview({ created_at: '2025-03-31T12:00:00Z', updated_at: '2026-02-02T12:00:00Z', status: 'gelöscht' }),
      ],
      now,
    );
    expect(months.slice(-3)).toEqual([
      { month: '2026-01', submitted: 2, deleted: 0 },
      { month: '2026-02', submitted: 0, deleted: 1 },
      { month: '2026-03', submitted: 0, deleted: 1 },
    ]);
    expect(highestOf(months)).toBe(2);
  });

  it('go by the calendar in Berlin', () => {
    const late = aReview({ created_at: '2026-02-28T23:30:00Z' });
    expect(monthlyFigures([late], now).at(-1)).toMatchObject({ month: '2026-03', submitted: 1 });
    const newYear = monthlyFigures([], new Date('2025-12-31T23:30:00Z'));
    expect(newYear.at(-1)?.month).toBe('2026-01');
  });

  it('have a height to be measured by even when there is nothing', () => {
    expect(highestOf(monthlyFigures([], now))).toBe(1);
  });

  it('are named in German', () => {
    expect(['2026-03', '2026-06', '2026-09'].map(texts.monthShort)).toEqual(['Mär', 'Jun', 'Sep']);
    expect(texts.monthSummary('2026-03', 3, 1)).toBe('März 2026: 3 eingereicht, 1 gelöscht');
  });
});
