import { REMOVAL_REASON_LABEL } from '@sternklar/contracts/reviews/removal-reason';
import type { ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { formatCount, formatQuantity } from './format.ts';

/** Words about reviews. The grounds are the customer's choice; nobody assesses them. */
export const reviewTexts = {
  add: 'Löschantrag stellen',
  addNamed: (business: string) => `Löschantrag stellen: ${business}`,
  addIntro: (business: string) => `für ${business}`,
  reviewer: 'Name des Verfassers',
  reviewerMissing: 'Bitte geben Sie an, wer die Bewertung geschrieben hat.',
  rating: 'Sterne',
  text: 'Text der Bewertung',
  textMissing: 'Bitte geben Sie den Text der Bewertung ein.',
  textHint: 'So, wie er auf der Plattform steht.',
  withoutText: 'Bewertung ohne Text',
  withoutTextHint: 'nur Sterne',
  details: 'Angaben für die Plattform',
  detailsHint: 'Freiwillig. Eine vollständige Meldung lässt sich leichter prüfen.',
  url: 'Link zur Bewertung',
  urlHint: 'Auf Google: „Teilen“ neben der Bewertung.',
  reason: 'Grund',
  reasonNone: 'Kein Grund ausgewählt',
  reasonHint: 'Sie wählen den Grund. Wir prüfen ihn nicht, sondern übermitteln ihn.',
  reasons: REMOVAL_REASON_LABEL,
  /** In the words of the Digital Services Act, article 16 (2) d. */
  goodFaith:
    'Ich bin in gutem Glauben davon überzeugt, dass die Angaben und Anführungen in dieser Meldung richtig und vollständig sind.',
  submit: 'Löschantrag stellen',
  handedIn: (reviewer: string) =>
    `Der Antrag zur Bewertung von ${reviewer} ist eingereicht. Haben Sie Belege dazu, etwa ein Foto oder eine Rechnung?`,
  addEvidence: 'Belege hinzufügen',
  busy: 'Wird gesendet\u00a0…',

  listLabel: (business: string) => `Bewertungen von ${business}`,
  listPartLabel: (label: string, first: number, last: number) =>
    `${label}, ${formatCount(first)} bis ${formatCount(last)}`,
  empty: 'Noch keine Bewertung eingetragen.',
  failed: 'Die Bewertungen konnten nicht geladen werden.',
  reload: 'Erneut laden',
  loading: 'Bewertungen werden geladen',
  moreText: 'Ganzen Text zeigen',
  lessText: 'Weniger zeigen',
  showAll: (count: number) => `Alle ${formatQuantity(count, 'Bewertung', 'Bewertungen')} zeigen`,
  withdrawn: 'Zurückgezogen',
  submittedAt: (when: string) => `Eingereicht: ${when}`,
  changedAt: (when: string) => `Zuletzt geändert: ${when}`,
  openReview: 'Bewertung ansehen',
} as const;

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
  /** The platform decides; somebody enters what it said. */
  enteredBy: (actor: ReviewHistoryEntry['actor'], brand: string) =>
    ({
      customer: 'Die Plattform, von Ihnen eingetragen',
      admin: `Die Plattform, eingetragen vom ${brand}-Team`,
      operator: `Die Plattform, eingetragen vom ${brand}-Team`,
      system: 'Die Plattform, automatisch eingetragen',
    })[actor],
  arrow: '—',
} as const;
