import { REVIEW_STATUS_MAX_PER_CALL } from '@sternklar/contracts/constants';
import type { ChangedReview } from '@sternklar/contracts/reviews/review-statuses.api';
import { describe, expect, it } from 'vitest';
import { asShown, leftAfter, NOTHING_SELECTED, pageToggled, type SelectedReview, toggled } from './selection.ts';

const review = (id: string, version = 1): SelectedReview => ({
  id,
  version,
  business_id: 'b1',
  status: 'eingereicht',
  reviewer_name: `Gast ${id}`,
  business_name: 'Krone',
});
const page = (from: number, count: number) => Array.from({ length: count }, (_, index) => review(String(from + index)));
const idsOf = (selection: ReadonlyMap<string, unknown>) => [...selection.keys()];

describe('the selection of reviews', () => {
  it('takes one in and lets it go again', () => {
    const one = toggled(NOTHING_SELECTED, review('1'));
    expect(idsOf(one)).toEqual(['1']);
    expect(idsOf(toggled(one, review('1')))).toEqual([]);
  });

  it('takes in the rest of a page, then lets all of the page go, and keeps other pages', () => {
    const other = toggled(toggled(NOTHING_SELECTED, review('99')), review('2'));
    const whole = pageToggled(other, page(1, 3));
    expect(idsOf(whole)).toEqual(['99', '2', '1', '3']);
    expect(idsOf(pageToggled(whole, page(1, 3)))).toEqual(['99']);
  });

  it('never grows beyond what one call takes', () => {
    const full = pageToggled(NOTHING_SELECTED, page(0, REVIEW_STATUS_MAX_PER_CALL + 20));
    expect(full.size).toBe(REVIEW_STATUS_MAX_PER_CALL);
    expect(toggled(full, review('one more')).size).toBe(REVIEW_STATUS_MAX_PER_CALL);
  });

  it('decides upon what is shown now, and upon what was seen where nothing is shown', () => {
    const selection = pageToggled(NOTHING_SELECTED, page(1, 2));
    expect(asShown(selection, [review('2', 5)])).toEqual([review('1'), review('2', 5)]);
    expect(asShown(toggled(NOTHING_SELECTED, review('2', 6)), [review('2', 5)])).toEqual([review('2', 6)]);
  });
});

describe('after a change', () => {
  const current = { status: 'gelöscht', version: 4, updated_at: '2026-03-02T09:00:00.000Z' } as const;

  it('those that somebody else was faster with are left, as they stand now', () => {
    const results: readonly ChangedReview[] = [
      { id: '1', outcome: 'changed', current },
      { id: '2', outcome: 'conflict', current, message: 'Zu spät.' },
      { id: '3', outcome: 'not-found', message: 'Weg.' },
      { id: '4', outcome: 'unchanged', current, note_added: false },
    ];
    expect(leftAfter(page(1, 4), results)).toEqual([{ ...review('2'), status: 'gelöscht', version: 4 }]);
  });
});
