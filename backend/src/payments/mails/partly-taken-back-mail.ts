import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { euro, mail, twinsBeside } from '../../platform/mail.port.ts';
import { runsSubscription, type SubscriptionSource } from './runs-subscription.ts';

type PartSource = SubscriptionSource & {
  readonly queries: { readonly invoices: Pick<Queries['invoices'], 'byId'> };
};

interface PartContent {
  readonly number: string;
  readonly openCents: number;
  readonly isRunning: boolean;
}

/** That the bank took a part of a payment back, which is open; none once somebody has seen to that, or the invoice is taken back. */
export const paymentPartlyTakenBackMail = mail({
  name: 'payment-partly-taken-back',
  twins: twinsBeside(import.meta.url),
  params: z.object({ invoiceId: z.uuid() }),
  async content({ invoiceId }, given: PartSource): Promise<PartContent | null> {
    const invoice = await given.queries.invoices.byId(invoiceId);
    if (invoice === null) throw new Error('The invoice is in no list yet.');
    const { number, cancelled_by, taken_back_amount: open, user_id: accountId } = invoice;
    if (cancelled_by !== null || open === 0) return null;
    return { number, openCents: Math.round(100 * open), isRunning: await runsSubscription(accountId, given) };
  },
  words: ({ number, openCents, isRunning }: PartContent, brandName) => ({
    subject: `${brandName}: Ihre Bank hat einen Teil zurückgeholt`,
    preheader: `Von der Rechnung ${number} ist ein Teil offen.`,
    data: { number, amount: euro(openCents), isRunning },
  }),
  samples: { 'payment-partly-taken-back': { number: 'RE-2026-00123', openCents: 2_000, isRunning: true } },
});
