import type { ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';

/** Words of a review's timeline. Customers are told that the team did something, not who of it. */
export const timelineTexts = {
  toggle: 'Verlauf',
  toggleNamed: (reviewer: string) => `Verlauf der Bewertung von ${reviewer}`,
  loading: 'Verlauf wird geladen',
  failed: 'Der Verlauf konnte nicht geladen werden.',
  stale: 'Der Verlauf konnte nicht aktualisiert werden.',
  reload: 'Erneut laden',
  note: 'Notiz',
  noteErased: 'Der Text dieser Notiz wurde gelöscht.',
  by: (actor: ReviewHistoryEntry['actor'], brand: string) =>
    ({ customer: 'Sie', admin: `${brand}-Team`, operator: `${brand}-Team`, system: 'Automatisch' })[actor],
  arrow: '—',
} as const;
