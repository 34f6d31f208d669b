import type { Review } from '@sternklar/contracts/reviews/review.api';
import { formatCount, formatQuantity } from './format.ts';

type Reason = NonNullable<Review['reason']>;

/** Words about reviews. The grounds are the customer's choice; nobody assesses them. */
export const reviewTexts = {
  add: 'Bewertung hinzufügen',
  addNamed: (business: string) => `Bewertung hinzufügen: ${business}`,
  addIntro: (business: string) => `für ${business}`,
  reviewer: 'Name des Verfassers',
  reviewerMissing: 'Bitte geben Sie an, wer die Bewertung geschrieben hat.',
  rating: 'Sterne',
  text: 'Text der Bewertung',
  textMissing: 'Bitte geben Sie den Text der Bewertung ein.',
  textHint: 'So, wie er auf der Plattform steht.',
  details: 'Angaben für die Plattform',
  detailsHint: 'Freiwillig. Ein vollständiger Antrag lässt sich leichter prüfen.',
  url: 'Link zur Bewertung',
  reason: 'Grund',
  reasonNone: 'Kein Grund ausgewählt',
  reasonHint: 'Sie wählen den Grund. Wir prüfen ihn nicht, sondern übermitteln ihn.',
  reasons: {
    kein_kundenkontakt: 'Kein Kundenkontakt',
    unwahre_tatsache: 'Unwahre Tatsachenbehauptung',
    beleidigung: 'Beleidigung',
    datenschutz: 'Persönliche Daten',
    spam: 'Spam oder Werbung',
    anderer: 'Anderer Grund',
  } satisfies Record<Reason, string>,
  goodFaith: 'Ich bin nach bestem Wissen überzeugt, dass meine Angaben richtig und vollständig sind.',
  submit: 'Löschantrag stellen',
  busy: 'Wird gesendet\u00a0…',

  listLabel: (business: string) => `Bewertungen von ${business}`,
  empty: 'Noch keine Bewertung eingetragen.',
  emptyFiltered: 'Keine Bewertung mit diesem Status.',
  failed: 'Die Bewertungen konnten nicht geladen werden.',
  reload: 'Erneut laden',
  loading: 'Bewertungen werden geladen',
  moreText: 'Ganzen Text zeigen',
  lessText: 'Weniger zeigen',
  showMore: (count: number) => `${formatQuantity(count, 'Eine weitere Bewertung', 'weitere Bewertungen')} zeigen`,
  showing: (shown: number, all: number) => `${formatCount(shown)} von ${formatCount(all)}`,
  submittedAt: (when: string) => `Eingereicht: ${when}`,
  changedAt: (when: string) => `Zuletzt geändert: ${when}`,
  openReview: 'Bewertung ansehen',
} as const;
