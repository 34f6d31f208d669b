import { paymentStream } from '@sternklar/contracts/payments/payment.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { euro, mail, twinsBeside } from '../../platform/mail.port.ts';
import { isPaid, paymentsStreamType } from '../payments.ts';
import { runsSubscription, type SubscriptionSource } from './runs-subscription.ts';

type GivenBackSource = SubscriptionSource & {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly queries: { readonly invoices: Pick<Queries['invoices'], 'document'> };
};

interface GivenBackContent {
  readonly number: string;
  readonly cents: number;
  readonly isWhole: boolean;
  /** Whether later months have no card to be asked: the one that paid was given up. */
  readonly isCardMissing: boolean;
}

/** That a bank gave back what it had taken, by which an invoice, or a part of it, is open no more; none once that is paid no longer. */
export const paymentGivenBackMail = mail({
  name: 'payment-given-back',
  twins: twinsBeside(import.meta.url),
  params: z.object({
    invoiceId: z.uuid(),
    /** What came back, in cents. */
    amountCents: z.string().regex(/^\d+$/),
  }),
  async content({ invoiceId, amountCents }, given: GivenBackSource): Promise<GivenBackContent | null> {
    const invoice = await given.queries.invoices.document(invoiceId);
    if (invoice === null) throw new Error('The invoice is in no list yet.');
    const { number, grossCents, accountId } = invoice;
    const { state } = await given.commands.load(paymentsStreamType, paymentStream(accountId));
    if (!isPaid(state, invoiceId) || state.voidedInvoices.has(invoiceId)) return null;
    const cents = Number(amountCents);
    const isCardMissing = state.card === null && (await runsSubscription(accountId, given));
    return { number, cents, isWhole: cents === grossCents, isCardMissing };
  },
  words: ({ number, cents, isWhole, isCardMissing }: GivenBackContent, brandName) => ({
    subject: isWhole
      ? `${brandName}: Rechnung ${number} ist wieder bezahlt`
      : `${brandName}: Ihre Bank hat einen Teil wieder freigegeben`,
    preheader: isWhole
      ? 'Ihre Bank hat die Zahlung wieder freigegeben. Sie müssen nichts bezahlen.'
      : `Von der Rechnung ${number} ist dieser Teil nicht mehr offen.`,
    data: { number, amount: euro(cents), isWhole, isCardMissing },
  }),
  samples: {
    'payment-given-back': { number: 'RE-2026-00123', cents: 5_900, isWhole: true, isCardMissing: true },
    'payment-given-back-part': { number: 'RE-2026-00123', cents: 2_000, isWhole: false, isCardMissing: false },
  },
});
