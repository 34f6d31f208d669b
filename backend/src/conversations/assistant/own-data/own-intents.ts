import type { OwnTool } from './own-questions.ts';

/** Something that customers ask of their own data. */
export interface OwnIntent {
  readonly tool: OwnTool;
  /** The topic that answers in general, to somebody without any data. */
  readonly general: string | null;
  /** What it is about, as a topic's title. */
  readonly title: string;
  /** How it is asked for. */
  readonly question: string;
}

const STAND = {
  general: 'own-status',
  title: 'den Stand Ihrer Löschanträge',
  question: 'Wie stehen meine Löschanträge?',
};

/** What customers' own data answer, by intent. */
export const OWN: Readonly<Record<string, OwnIntent>> = {
  'own-latest-review': {
    tool: 'latest-review',
    general: 'own-status',
    title: 'Ihre letzte Bewertung',
    question: 'Wie steht es um meine letzte Bewertung?',
  },
  'own-overview': { tool: 'review-counts', ...STAND },
  'own-status': { tool: 'review-counts', ...STAND },
  'own-stars': {
    tool: 'review-stars',
    general: 'own-status',
    title: 'die Sterne Ihrer Bewertungen',
    question: 'Welche meiner Bewertungen hat die wenigsten Sterne?',
  },
  'own-cases': {
    tool: 'open-cases',
    general: 'own-status',
    title: 'das, worauf Ihre Anträge warten',
    question: 'Worauf warten meine Löschanträge?',
  },
  'own-durations': {
    tool: 'durations',
    general: 'duration',
    title: 'die Dauer Ihrer Löschanträge',
    question: 'Wie lange haben meine Löschanträge gedauert?',
  },
  'own-appeals': {
    tool: 'appeals',
    general: 'not-approved',
    title: 'Ihre Widersprüche',
    question: 'Ist mein Widerspruch schon verbraucht?',
  },
  'own-businesses': {
    tool: 'businesses',
    general: null,
    title: 'Ihre Unternehmen',
    question: 'Welche Unternehmen habe ich eingetragen?',
  },
  'own-subscription': { tool: 'subscription', general: 'term', title: 'Ihr Abo', question: 'Bis wann läuft mein Abo?' },
  'own-notice': {
    tool: 'notice',
    general: 'notice',
    title: 'Ihre Kündigungstermine',
    question: 'Bis wann muss ich mein Abo kündigen?',
  },
  'own-open-invoice': {
    tool: 'open-invoices',
    general: 'invoice',
    title: 'Ihre offenen Rechnungen',
    question: 'Habe ich offene Rechnungen?',
  },
  'own-next-invoice': {
    tool: 'next-invoice',
    general: 'invoice',
    title: 'Ihre nächste Rechnung',
    question: 'Wann kommt meine nächste Rechnung?',
  },
  'own-invoices': {
    tool: 'invoices',
    general: 'invoice',
    title: 'Ihre Rechnungen',
    question: 'Welche Rechnungen habe ich bekommen?',
  },
  'own-sums': {
    tool: 'sums',
    general: 'invoice',
    title: 'was Sie zusammen bezahlt haben',
    question: 'Was habe ich bisher insgesamt bezahlt?',
  },
  'own-failed-payment': {
    tool: 'invoices',
    general: 'payment-failed',
    title: 'eine Abbuchung, die nicht ging',
    question: 'Hat die Abbuchung im Februar nicht geklappt?',
  },
  'own-missing-invoice': {
    tool: 'invoices',
    general: null,
    title: 'eine Rechnung, die fehlt',
    question: 'Warum habe ich keine Rechnung bekommen?',
  },
  'own-notice-given': {
    tool: 'subscription',
    general: null,
    title: 'Ihre Kündigung',
    question: 'Ist meine Kündigung angekommen?',
  },
};
