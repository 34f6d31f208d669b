import { NOTICE_DAYS_OTHER_PAGES, NOTICE_DAYS_TERMS, TERM_MONTHS, TERMS_DATE } from '@sternklar/contracts/constants';
import { CURRENT_TERMS } from '@sternklar/contracts/legal-versions';
import { lastDayOf } from '@sternklar/contracts/subscriptions/last-day';
import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import { lastDayOfNotice } from '@sternklar/contracts/subscriptions/term';
import {
  TERMINATION_CAUSE_NAMES,
  TERMINATION_CAUSES,
  type TerminationCause,
} from '@sternklar/contracts/subscriptions/termination';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { z } from 'zod';
import { dayOf, euro, mail, twinsBeside } from '../../platform/mail.port.ts';
import type { MailAttachment } from '../../platform/outbox.port.ts';
import { subscriptionStreamType } from '../subscription.ts';

const twins = twinsBeside(import.meta.url);

/** What happens to a subscription that its owner is told about. */
export const SUBSCRIPTION_CHANGES = [
  'started',
  'noticed',
  'notice-withdrawn',
  'renewed',
  'ended',
  'terminated',
] as const;
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
    meaning: `Sie können ab sofort so viele Löschanträge einreichen, wie Sie brauchen. Das Abo verlängert sich um jeweils ${TERM_MONTHS}\u00a0Monate, wenn Sie es nicht kündigen.`,
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
  terminated: {
    heading: 'Ihr Abo ist außerordentlich beendet',
    meaning:
      'Für spätere Monate wird nichts berechnet. Was dafür schon berechnet oder gezahlt war, nehmen wir zurück; dazu bekommen Sie eine eigene E-Mail. Ihr Konto und Ihre Bewertungen bleiben erhalten. Wenn etwas nicht stimmt, antworten Sie bitte auf diese E-Mail.',
    dayName: 'Beendet am',
  },
};

/** What the AGB are called beside the mail. */
const termsFile = (termsText: string): MailAttachment => ({
  filename: `AGB-${CURRENT_TERMS.agb}.txt`,
  contentType: 'text/plain; charset=utf-8',
  content: Buffer.from(termsText),
});

/** What was agreed when it started; mails that were asked for before they told it have none. */
interface Agreed {
  readonly priceCents: number;
  /** Null when nobody named it, and once it was erased. */
  readonly companyName: string | null;
}

/** What stands in the mail about the start alone. */
const agreedWords = ({ priceCents }: Agreed, until: string) => {
  const recommended = dayOf(lastDayOfNotice(until, NOTICE_DAYS_OTHER_PAGES));
  const last = dayOf(lastDayOfNotice(until, NOTICE_DAYS_TERMS));
  return {
    price: `${euro(priceCents)} im Monat inkl. MwSt.`,
    termsName: `Fassung vom ${dayOf(TERMS_DATE)}, liegt dieser E-Mail bei`,
    notice: `Möchten Sie es nicht verlängern, kündigen Sie am besten bis zum ${recommended}; angenommen wird Ihre Kündigung bis zum ${last}.`,
  };
};

interface CompanySource {
  readonly commands: Pick<CommandHandler, 'load'>;
}

export interface TermsSource {
  /** The AGB of this installation, to be kept by whoever subscribed. */
  readonly termsText: string;
}

const companyNameOf = async (accountId: string, { commands }: CompanySource): Promise<string | null> => {
  const { state } = await commands.load(subscriptionStreamType, subscriptionStream(accountId));
  return state.status === 'active' ? state.company.companyName : null;
};

interface ChangedSubscription {
  readonly change: SubscriptionChange;
  readonly until: string;
  readonly agreed: Agreed | null;
  /** Null where nobody gave notice, or the mail was asked for before it told the day. */
  readonly receivedOn: string | null;
  /** Of an end out of the ordinary. */
  readonly cause: TerminationCause | null;
}

/** `until`: end of the term, or of the subscription. */
export const subscriptionChangedMail = mail({
  name: 'subscription-changed',
  twins,
  params: z.object({
    change: z.enum(SUBSCRIPTION_CHANGES),
    until: z.iso.datetime(),
    /** Of one that started: whose it is and what a month costs. */
    accountId: z.uuid().optional(),
    priceCents: z.string().regex(/^\d+$/).optional(),
    /** Of a notice: the day in Germany on which it arrived. */
    receivedOn: z.iso.date().optional(),
    cause: z.enum(TERMINATION_CAUSES).optional(),
  }),
  async content(
    { change, until, accountId, priceCents, receivedOn = null, cause = null },
    given: CompanySource & TermsSource,
  ): Promise<ChangedSubscription> {
    const agreed =
      accountId === undefined || priceCents === undefined
        ? null
        : { priceCents: Number(priceCents), companyName: await companyNameOf(accountId, given) };
    return { change, until, agreed, receivedOn, cause };
  },
  attachments: async ({ change }, { termsText }: TermsSource) => (change === 'started' ? [termsFile(termsText)] : []),
  words({ change, until, agreed, receivedOn, cause }, brandName) {
    const words = SUBSCRIPTION_WORDS[change];
    const day = dayOf(lastDayOf(until));
    return {
      subject: `${brandName}: ${words.heading}`,
      preheader: `${words.dayName}: ${day}. Was das für Sie heißt, lesen Sie hier.`,
      data: {
        ...words,
        day,
        receivedOn: receivedOn && dayOf(receivedOn),
        cause: cause && TERMINATION_CAUSE_NAMES[cause],
        ...(agreed && agreedWords(agreed, until)),
      },
      // A name comes from people; on one line of the text it cannot pose as a sentence of ours.
      typed: { companyName: agreed?.companyName?.replace(/\s+/g, ' ') },
    };
  },
  samples: Object.fromEntries(
    SUBSCRIPTION_CHANGES.map((change) => [
      `subscription-${change}`,
      {
        change,
        until: '2027-03-02T23:30:00.000Z',
        agreed: change === 'started' ? { priceCents: 5_900, companyName: 'Bäckerei Sonnenschein GmbH' } : null,
        receivedOn: change === 'noticed' ? '2026-12-01' : null,
        cause: change === 'terminated' ? ('customers-good-cause' as const) : null,
      },
    ]),
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
    preheader: `Nach dem ${dayOf(lastDayOf(expiresAt))} um ${TERM_MONTHS} Monate. Kündigen können Sie bis zum ${dayOf(notice.noticeRecommendedUntil)}.`,
    data: {
      expiresOn: dayOf(lastDayOf(expiresAt)),
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
