import { expect, it } from 'vitest';
import { forwardedWords, isOfOneBusiness, notForwarded } from './forward-words.ts';
import type { SelectedReview } from './selection.ts';

const review = (id: string, business_id = 'b1'): SelectedReview => ({
  id,
  business_id,
  version: 1,
  status: 'eingereicht',
  reviewer_name: 'Max M.',
  business_name: 'Krone',
});
const refused = { id: '2', outcome: 'refused', message: 'Dieser Antrag ist zurückgezogen.' } as const;

it('says how many were entered, and of each other one why not', () => {
  expect(forwardedWords([{ id: '1', outcome: 'forwarded' }, refused])).toBe('Ein Antrag als übermittelt eingetragen.');
  expect(forwardedWords([refused])).toBe('0 Anträge als übermittelt eingetragen.');
  expect(notForwarded([review('1'), review('2')], [{ id: '1', outcome: 'forwarded' }, refused])).toEqual([
    { review: review('2'), reason: refused.message },
  ]);
});

it('knows whether they are of one business', () => {
  expect(isOfOneBusiness([review('1'), review('2')])).toBe(true);
  expect(isOfOneBusiness([review('1'), review('2', 'b2')])).toBe(false);
});
