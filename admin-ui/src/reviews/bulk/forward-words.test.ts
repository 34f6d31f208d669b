import { expect, it } from 'vitest';
import { cannotGoWords, forwardedWords, isOfOneBusiness, leftOut, notForwarded } from './forward-words.ts';
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

it('says before how many cannot go on a way, and nothing where all can', () => {
  const ids = ['1', '2', '3', '4'].map((id) => ({ id }));
  const cases = [
    { id: '1', next: { state: 'ready-to-forward' as const } },
    { id: '2', next: { state: 'waiting-for-platform' as const } },
    { id: '3', next: { state: 'incomplete' as const, missing: ['review_url' as const] } },
  ];
  expect(cannotGoWords(ids, cases, 'report-tool')).toBe(
    'Nicht eintragen lassen sich: 1 zurückgezogen oder entschieden, 1 schon bei der Plattform. Für die anderen gilt, was Sie hier eintragen.',
  );
  expect(cannotGoWords(ids, cases, 'legal-form')).toContain('1 unvollständig für das rechtliche Formular');
  expect(cannotGoWords(ids.slice(0, 1), cases, 'legal-form')).toBeNull();
});

it('leaves out what the platform asked about, and says so', () => {
  const asked = {
    state: 'answer-to-enter' as const,
    because: 'platform-asked' as const,
    platform_asked_at: '2026-03-02T10:00:00.000Z',
  };
  const cases = [
    { id: '1', next: { state: 'ready-to-forward' as const } },
    { id: '2', next: asked },
  ];
  expect(leftOut([review('1'), review('2')], cases)).toEqual([
    { review: review('2'), reason: 'Die Plattform hat dazu etwas gefragt. Bitte übermitteln Sie ihn einzeln.' },
  ]);
  expect(cannotGoWords([{ id: '1' }, { id: '2' }], cases, 'legal-form')).toBe(
    'Nicht eintragen lassen sich: 1 mit einer Rückfrage der Plattform (nur einzeln). Für die anderen gilt, was Sie hier eintragen.',
  );
});
