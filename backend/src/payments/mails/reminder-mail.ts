import { dueDayOf } from '@sternklar/contracts/invoices/due-day';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { dayOf, euro, mail, twinsBeside } from '../../platform/mail.port.ts';
import { runsSubscription, type SubscriptionSource } from './runs-subscription.ts';

/** What a customer is told who has not paid what is overdue. */
const REMINDERS = ['first', 'second', 'in-arrears', 'suspended'] as const;
export type Reminder = (typeof REMINDERS)[number];

interface Due {
  readonly number: string;
  readonly grossCents: number;
  readonly dueOn: string;
}

interface OpenSource {
  readonly queries: { readonly invoices: Pick<Queries['invoices'], 'openOf'> };
}

interface ReminderContent {
  readonly reminder: Reminder;
  readonly dues: readonly Due[];
  readonly deadlineOn: string | undefined;
  /** Whether the subscription goes on. */
  readonly isRunning: boolean;
}

interface ReminderWords {
  readonly heading: string;
  readonly meaning: string;
  readonly next: string;
}

const HOW = 'Bezahlen Sie in Ihrem Konto alles mit einem Druck, auf Wunsch mit einer anderen Karte.';

const wordsOf = (reminder: Reminder, deadline: string, isRunning: boolean): ReminderWords => {
  switch (reminder) {
    case 'first':
      return {
        heading: 'Es ist noch etwas offen',
        meaning: 'vielleicht ist es Ihnen entgangen. Diese Rechnungen sind fällig und noch nicht bezahlt.',
        next: isRunning ? `${HOW} Ihr Abo läuft weiter.` : HOW,
      };
    case 'second':
      return {
        heading: `Bitte bezahlen Sie bis zum ${deadline}`,
        meaning: `trotz unserer Erinnerung ist das noch offen. Bitte bezahlen Sie bis zum ${deadline}.`,
        next: `${HOW} Danach führen wir Ihr Konto als im Verzug.`,
      };
    case 'in-arrears':
      return {
        heading: 'Ihr Konto ist im Verzug',
        meaning: `die Frist bis zum ${deadline} ist abgelaufen. Das ist noch offen.`,
        next: `${HOW} Sobald alles bezahlt ist, ist der Verzug beendet.`,
      };
    case 'suspended':
      return {
        heading: 'Neue Löschanträge sind ausgesetzt',
        meaning: 'Ihr Konto ist weiter im Verzug. Neue Löschanträge nehmen wir erst wieder an, wenn alles bezahlt ist.',
        next: `${HOW} Laufende Fälle gehen weiter.`,
      };
  }
};

const SAMPLE: readonly Due[] = [
  { number: 'RE-2026-00123', grossCents: 5_900, dueOn: '2026-03-05' },
  { number: 'RE-2026-00187', grossCents: 5_900, dueOn: '2026-04-05' },
];

const LATER = { dues: SAMPLE, deadlineOn: '2026-03-26', isRunning: true } as const;

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
    const dues = (await given.queries.invoices.openOf(accountId))
      .map(({ invoiceNumber, amountCents, issuedAt }): Due => {
        return { number: invoiceNumber, grossCents: amountCents, dueOn: dueDayOf(issuedAt) };
      })
      .filter(({ dueOn }) => dueOn < remindedOn);
    if (dues.length === 0) return null;
    return { reminder, dues, deadlineOn, isRunning: await runsSubscription(accountId, given) };
  },
  words({ reminder, dues, deadlineOn, isRunning }: ReminderContent, brandName) {
    const words = wordsOf(reminder, deadlineOn === undefined ? '' : dayOf(deadlineOn), isRunning);
    const total = euro(dues.reduce((sum, { grossCents }) => sum + grossCents, 0));
    return {
      subject: `${brandName}: ${words.heading}`,
      preheader: `Offen: ${total}. ${words.next}`,
      data: {
        ...words,
        total,
        items: dues.map(({ number, grossCents, dueOn }) => {
          const [amount, day] = [euro(grossCents), dayOf(dueOn)];
          return { number, amount, dueOn: day, line: `${amount}, fällig am ${day}` };
        }),
      },
    };
  },
  samples: {
    'payment-reminder-first': { ...LATER, reminder: 'first', dues: SAMPLE.slice(0, 1), deadlineOn: undefined },
    'payment-reminder-second': { ...LATER, reminder: 'second' },
    'payment-reminder-in-arrears': { ...LATER, reminder: 'in-arrears' },
    'payment-reminder-suspended': { ...LATER, reminder: 'suspended' },
  },
});
