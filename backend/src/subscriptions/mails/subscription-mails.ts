import { NOTICE_DAYS_OTHER_PAGES, TERM_MONTHS } from '@sternklar/contracts/constants';
import { z } from 'zod';
import { dayInBerlin, dayOf, mail, twinsBeside } from '../../platform/mail.port.ts';

const twins = twinsBeside(import.meta.url);

/** What happens to a subscription that its owner is told about. */
export const SUBSCRIPTION_CHANGES = ['started', 'noticed', 'notice-withdrawn', 'renewed', 'ended'] as const;
export type SubscriptionChange = (typeof SUBSCRIPTION_CHANGES)[number];

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

/** `until`: end of the term, or of the subscription. */
export const subscriptionChangedMail = mail({
  name: 'subscription-changed',
  twins,
  params: z.object({ change: z.enum(SUBSCRIPTION_CHANGES), until: z.iso.datetime() }),
  content: (params) => params,
  words({ change, until }, brandName) {
    const words = SUBSCRIPTION_WORDS[change];
    const day = dayInBerlin(until);
    return {
      subject: `${brandName}: ${words.heading}`,
      preheader: `${words.dayName}: ${day}. Was das für Sie heißt, lesen Sie hier.`,
      data: { ...words, day },
    };
  },
  samples: Object.fromEntries(
    SUBSCRIPTION_CHANGES.map((change) => [`subscription-${change}`, { change, until: '2027-03-02T23:30:00.000Z' }]),
  ),
});

/** Before the last of the reminders' days is over, whatever became of the mail server. */
const REMINDER_USEFUL_FOR_MS = 7 * 86_400_000;

export const noticeReminderMail = mail({
  name: 'notice-reminder',
  twins,
  /** `expiresAt`: end of the term, after which another one begins. */
  params: z.object({
    expiresAt: z.iso.datetime(),
    noticeUntil: z.iso.date(),
    noticeRecommendedUntil: z.iso.date(),
  }),
  usefulForMs: REMINDER_USEFUL_FOR_MS,
  content: (params) => params,
  words: ({ expiresAt, ...notice }, brandName) => ({
    subject: `${brandName}: Ihr Abo verlängert sich bald`,
    preheader: `Am ${dayInBerlin(expiresAt)} um ${TERM_MONTHS} Monate. Kündigen können Sie bis zum ${dayOf(notice.noticeRecommendedUntil)}.`,
    data: {
      expiresOn: dayInBerlin(expiresAt),
      noticeUntil: dayOf(notice.noticeUntil),
      noticeRecommendedUntil: dayOf(notice.noticeRecommendedUntil),
      termMonths: TERM_MONTHS,
    },
  }),
  samples: {
    'notice-reminder': {
      expiresAt: '2027-03-02T23:30:00.000Z',
      noticeUntil: '2027-02-03',
      noticeRecommendedUntil: '2027-02-01',
    },
  },
});
