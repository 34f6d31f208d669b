import { expect, it } from 'vitest';
import { mistimedFindings } from './mistimed-findings.ts';

it.each([
  [600, 12, '12 Nachrichten von Stripe über Zahlungen abgelehnt: unsere Uhr geht um 10 min vor.'],
  [-86_400 * 3, 1, '1 Nachricht von Stripe über Zahlungen abgelehnt: unsere Uhr geht um 3 Tage nach.'],
])('says by how much our clock is wrong, and what to do: %d s', (secondsAhead, refused, wrong) => {
  expect(mistimedFindings([{ provider: 'stripe', secondsAhead, refused }])).toMatchObject([
    {
      id: 'mistimed-notices-stripe',
      wrong: `${wrong} Stellen Sie die Uhr des Rechners richtig; Stripe sendet drei Tage lang alles noch einmal`,
    },
  ]);
});
