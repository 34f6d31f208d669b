import { NOTICE_DAYS_OTHER_PAGES, TERM_MONTHS } from '@sternklar/contracts/constants';
import type { SubscriptionChange } from './template-catalogue.ts';

interface SubscriptionWords {
  readonly heading: string;
  readonly meaning: string;
  /** What the date in the mail is. */
  readonly dayName: string;
}

/** What a mail says of a change of a subscription. */
export const SUBSCRIPTION_WORDS: Readonly<Record<SubscriptionChange, SubscriptionWords>> = {
  started: {
    heading: 'Ihr Abo läuft',
    meaning: `Sie können ab sofort so viele Löschanträge einreichen, wie Sie brauchen. Das Abo verlängert sich um jeweils ${TERM_MONTHS}\u00a0Monate, wenn Sie es nicht kündigen; mit ${NOTICE_DAYS_OTHER_PAGES}\u00a0Tagen vor dem Ende der Laufzeit sind Sie auf der sicheren Seite.`,
    dayName: 'Laufzeit bis',
  },
  noticed: {
    heading: 'Ihre Kündigung ist bestätigt',
    meaning:
      'Bis zum Ende bleibt alles, wie es ist, auch der monatliche Betrag. So lange können Sie die Kündigung in Ihrem Konto zurücknehmen.',
    dayName: 'Das Abo endet am',
  },
  'notice-withdrawn': {
    heading: 'Ihr Abo läuft weiter',
    meaning: `Sie haben Ihre Kündigung zurückgenommen. Das Abo verlängert sich wieder um jeweils ${TERM_MONTHS}\u00a0Monate.`,
    dayName: 'Laufzeit bis',
  },
  renewed: {
    heading: 'Ihr Abo hat sich verlängert',
    meaning: `Eine neue Laufzeit von ${TERM_MONTHS}\u00a0Monaten hat begonnen, zum gleichen Preis. Wann und wie Sie kündigen, steht in Ihrem Konto.`,
    dayName: 'Laufzeit bis',
  },
  ended: {
    heading: 'Ihr Abo ist beendet',
    meaning:
      'Ihr Konto und Ihre Bewertungen bleiben erhalten. Möchten Sie wiederkommen, schließen Sie das Abo einfach neu ab.',
    dayName: 'Beendet am',
  },
};
