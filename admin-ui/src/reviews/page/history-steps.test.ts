import type { AdminReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { stepsOf } from './history-steps.tsx';

const entered: AdminReviewHistoryEntry = {
  id: 'e1',
  version: 3,
  at: '2026-11-18T10:00:00.000Z',
  kind: 'platform-answered',
  from: null,
  to: null,
  note: 'Kein Verstoß.',
  actor: 'customer',
  actor_id: null,
  actor_email: null,
  shown_to_customer: true,
  step: { answer: 'refused' },
};

it('says that an answer was confirmed which the customer had entered, and a differing one as it is', () => {
  const confirmed = { ...entered, id: 'e2', actor: 'admin' as const };
  expect(stepsOf([entered, confirmed]).map(({ what }) => what)).toEqual([
    'Antwort der Plattform bestätigt',
    'Antwort der Plattform: Löschung abgelehnt',
  ]);
  const other = { ...confirmed, step: { answer: 'removed' as const } };
  expect(stepsOf([entered, other])[0]?.what).toBe('Antwort der Plattform: Bewertung gelöscht');
});

it('marks a decision that was taken back, and what took it back', () => {
  const { step: _answer, ...plain } = entered;
  const change = { ...plain, kind: 'status-changed', note: null, actor: 'admin' } as const;
  const removed = { ...change, id: 'e3', from: 'nicht_genehmigt', to: 'gelöscht' } as const;
  const back = { ...change, id: 'e4', from: 'gelöscht', to: 'nicht_genehmigt', step: { takes_back: true } } as const;
  const shown = stepsOf([removed, back]).map(({ what, words }) =>
    [what, words].map((part) => renderToStaticMarkup(part).replaceAll(/<style.*?<\/style>|<[^>]*>/g, '')),
  );
  expect(shown).toEqual([
    [expect.stringMatching(/^Entscheidung zurückgenommen: .*gelöscht.*nicht genehmigt/), ''],
    [
      expect.stringMatching(/^Status geändert von .*nicht genehmigt.*gelöscht/),
      'War ein Versehen, später zurückgenommen.',
    ],
  ]);
});
