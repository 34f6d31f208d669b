import { dueDayOf } from '@sternklar/contracts/invoices/due-day';
import { paymentStream } from '@sternklar/contracts/payments/payment.events';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { dayOf, euro, mail, twinsBeside } from '../../platform/mail.port.ts';
import { overdueAfter } from '../dunning/dun.ts';
import { isInDispute, type PaymentsState, paymentsStreamType } from '../payments.ts';
import { runsSubscription, type SubscriptionSource } from './runs-subscription.ts';

/** What a customer is told who has not paid what is overdue. */
const REMINDERS = ['first', 'second', 'in-arrears', 'suspended'] as const;
export type Reminder = (typeof REMINDERS)[number];

interface Due {
  readonly number: string;
  readonly grossCents: number;
  readonly dueOn: string;
  /** The day since which it is open again that was paid or booked before; missing where it never was. */
  readonly reopenedOn?: string | undefined;
}

interface OpenSource {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly queries: { readonly invoices: Pick<Queries['invoices'], 'openOf'> };
}

/** How it is paid in the account: one press for all of it, one by one, or by a card that is yet to be entered. */
const WAYS = {
  press: 'Bezahlen Sie in Ihrem Konto alles mit einem Druck, auf Wunsch mit einer anderen Karte.',
  page: 'Bezahlen Sie in Ihrem Konto, auf Wunsch mit einer anderen Karte.',
  'no-card': 'Hinterlegen Sie in Ihrem Konto eine Karte: Davon buchen wir alles ab, was offen ist.',
} as const;
type Way = keyof typeof WAYS;

interface ReminderContent {
  readonly reminder: Reminder;
  readonly dues: readonly Due[];
  readonly deadlineOn: string | undefined;
  readonly way: Way;
  /** Whether the subscription goes on. */
  readonly isRunning: boolean;
}

interface ReminderWords {
  readonly heading: string;
  readonly meaning: string;
  readonly next: string;
}

/** As the account offers it. */
const wayOf = (state: PaymentsState, openInvoices: number): Way => {
  if (isInDispute(state)) return 'page';
  if (state.card === null) return 'no-card';
  return openInvoices > 1 ? 'press' : 'page';
};

const firstMeaning = (dues: readonly Due[]): string =>
  dues.some(({ reopenedOn }) => reopenedOn !== undefined)
    ? 'diese Rechnungen sind fällig und noch nicht bezahlt, oder wieder offen.'
    : 'vielleicht ist es Ihnen entgangen. Diese Rechnungen sind fällig und noch nicht bezahlt.';

const wordsOf = ({ reminder, dues, deadlineOn, way, isRunning }: ReminderContent): ReminderWords => {
  const how = WAYS[way];
  const deadline = deadlineOn === undefined ? '' : dayOf(deadlineOn);
  switch (reminder) {
    case 'first':
      return {
        heading: 'Es ist noch etwas offen',
        meaning: firstMeaning(dues),
        next: isRunning ? `${how} Ihr Abo läuft weiter.` : how,
      };
    case 'second':
      return {
        heading: `Bitte bezahlen Sie bis zum ${deadline}`,
        meaning: `trotz unserer Erinnerung ist das noch offen. Bitte bezahlen Sie bis zum ${deadline}.`,
        next: `${how} Danach führen wir Ihr Konto als im Verzug.`,
      };
    case 'in-arrears':
      return {
        heading: 'Ihr Konto ist im Verzug',
        meaning: `die Frist bis zum ${deadline} ist abgelaufen. Das ist noch offen.`,
        next: `${how} Sobald alles bezahlt ist, ist der Verzug beendet.`,
      };
    case 'suspended':
      return {
        heading: 'Neue Löschanträge sind ausgesetzt',
        meaning: 'Ihr Konto ist weiter im Verzug. Neue Löschanträge nehmen wir erst wieder an, wenn alles bezahlt ist.',
        next: `${how} Laufende Fälle gehen weiter.`,
      };
  }
};

const SAMPLE: readonly Due[] = [
  { number: 'RE-2026-00123', grossCents: 5_900, dueOn: '2026-03-05' },
  { number: 'RE-2026-00187', grossCents: 5_900, dueOn: '2026-04-05' },
];

const LATER = { dues: SAMPLE, deadlineOn: '2026-03-26', way: 'press', isRunning: true } as const;

/** All that is open and overdue, in one mail; none where that was paid meanwhile. */
export const paymentReminderMail = mail({
  name: 'payment-reminder',
  twins: twinsBeside(import.meta.url),
  params: z.object({
    reminder: z.enum(REMINDERS),
    accountId: z.uuid(),
    /** The day on which it was sent off: what falls due later is none of it. */
    remindedOn: z.iso.date(),
    deadlineOn: z.iso.date().optional(),
  }),
  async content({ reminder, accountId, remindedOn, deadlineOn }, given: OpenSource & SubscriptionSource) {
    const [{ state }, open] = await Promise.all([
      given.commands.load(paymentsStreamType, paymentStream(accountId)),
      given.queries.invoices.openOf(accountId),
    ]);
    const dues = open.flatMap(({ invoiceId, invoiceNumber: number, amountCents: grossCents, issuedAt }): Due[] => {
      const dueOn = dueDayOf(issuedAt);
      if (overdueAfter(state, { invoiceId, dueOn }) >= remindedOn) return [];
      const reopenedAt = state.reopenedAt.get(invoiceId);
      return [{ number, grossCents, dueOn, reopenedOn: reopenedAt && dayInGermany(reopenedAt) }];
    });
    if (dues.length === 0) return null;
    const way = wayOf(state, open.length);
    return { reminder, dues, deadlineOn, way, isRunning: await runsSubscription(accountId, given) };
  },
  words(content: ReminderContent, brandName) {
    const words = wordsOf(content);
    const { dues } = content;
    const total = euro(dues.reduce((sum, { grossCents }) => sum + grossCents, 0));
    return {
      subject: `${brandName}: ${words.heading}`,
      preheader: `Offen: ${total}. ${words.next}`,
      data: {
        ...words,
        total,
        items: dues.map(({ number, grossCents, dueOn, reopenedOn }) => {
          const since = reopenedOn ? `wieder offen seit dem ${dayOf(reopenedOn)}` : `fällig am ${dayOf(dueOn)}`;
          return { number, line: `${euro(grossCents)}, ${since}` };
        }),
      },
    };
  },
  samples: {
    'payment-reminder-first': {
      ...LATER,
      reminder: 'first',
      dues: SAMPLE.slice(0, 1),
      deadlineOn: undefined,
      way: 'page',
    },
    'payment-reminder-reopened': {
      ...{ reminder: 'first', deadlineOn: undefined, way: 'no-card', isRunning: true },
      dues: SAMPLE.map((due) => ({ ...due, reopenedOn: '2026-04-01' })).slice(0, 1),
    },
    'payment-reminder-second': { ...LATER, reminder: 'second' },
    'payment-reminder-in-arrears': { ...LATER, reminder: 'in-arrears' },
    'payment-reminder-suspended': { ...LATER, reminder: 'suspended' },
  },
});
