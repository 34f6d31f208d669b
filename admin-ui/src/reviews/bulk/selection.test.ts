import { REVIEW_STATUS_MAX_PER_CALL } from '@sternklar/contracts/constants';
import type { ChangedReview } from '@sternklar/contracts/reviews/review-statuses.api';
import { describe, expect, it } from 'vitest';
import { NO_NOTE } from '../decide/kept-note.ts';
import {
  asSelected,
  asShown,
  leftAfter,
  NOTHING_SELECTED,
  pageToggled,
  type SelectedReview,
  toggled,
} from './selection.ts';

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

describe('a selected review that changes', () => {
  const now: SelectedReview = { ...review('1', 2), status: 'gelöscht' };

  it('counts as it was selected when somebody else changed it, and as it is when that happened here', () => {
    expect(asSelected(() => false)(review('1'), now)).toEqual(review('1'));
    expect(asSelected((id, status) => id === '1' && status === 'gelöscht')(review('1'), now)).toBe(now);
  });

  it('counts as it is shown where its status is the one that was seen', () => {
    const renamed = { ...review('1'), business_name: 'Krone am Markt' };
    expect(asSelected(() => false)(review('1'), renamed)).toBe(renamed);
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
    const left = [{ ...review('2'), status: 'gelöscht', version: 4 }];
    expect(leftAfter(page(1, 4), results, { status: 'nicht_genehmigt', note: NO_NOTE })).toEqual(left);
    // They have the status already; what there is to say about it they have not.
    expect(leftAfter(page(1, 4), results, { status: 'gelöscht', note: NO_NOTE })).toEqual([]);
    const note = { text: 'Die Plattform hat zugestimmt.', isShownToCustomer: false };
    expect(leftAfter(page(1, 4), results, { status: 'gelöscht', note })).toEqual(left);
  });
});
