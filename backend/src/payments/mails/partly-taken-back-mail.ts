import { paymentStream } from '@sternklar/contracts/payments/payment.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { euro, mail, twinsBeside } from '../../platform/mail.port.ts';
import { openPartsOf, paymentsStreamType } from '../payments.ts';
import { runsSubscription, type SubscriptionSource } from './runs-subscription.ts';

type PartSource = SubscriptionSource & {
  readonly commands: Pick<CommandHandler, 'load'>;
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
    const { number, cancelled_by, user_id: accountId } = invoice;
    if (cancelled_by !== null) return null;
    // The list may lag behind what caused this mail.
    const { state } = await given.commands.load(paymentsStreamType, paymentStream(accountId));
    const openCents = openPartsOf(state, invoiceId);
    return openCents === 0 ? null : { number, openCents, isRunning: await runsSubscription(accountId, given) };
  },
  words: ({ number, openCents, isRunning }: PartContent, brandName) => ({
    subject: `${brandName}: Ihre Bank hat einen Teil zurückgeholt`,
    preheader: `Von der Rechnung ${number} ist ein Teil offen.`,
    data: { number, amount: euro(openCents), isRunning },
  }),
  samples: { 'payment-partly-taken-back': { number: 'RE-2026-00123', openCents: 2_000, isRunning: true } },
});
