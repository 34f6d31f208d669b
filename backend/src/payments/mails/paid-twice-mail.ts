import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { euro, mail, twinsBeside } from '../../platform/mail.port.ts';

interface PaidTwiceSource {
  readonly queries: {
    readonly invoices: Pick<Queries['invoices'], 'document'>;
    readonly unmatchedPayments: Pick<Queries['unmatchedPayments'], 'byId'>;
  };
}

interface PaidTwiceContent {
  /** Null: what was paid twice is the begin of the subscription. */
  readonly number: string | null;
  readonly amountCents: number;
}

/** That what was paid a second time went back; none of other money that settled nothing. Throws when it is not listed yet. */
export const paidTwiceMail = mail({
  name: 'paid-twice',
  twins: twinsBeside(import.meta.url),
  params: z.object({
    /** Under which it stands before the team. */
    unmatchedPaymentId: z.uuid(),
    /** What went back. */
    amountCents: z.string().regex(/^\d+$/),
  }),
  async content({ unmatchedPaymentId, amountCents }, { queries }: PaidTwiceSource): Promise<PaidTwiceContent | null> {
    const payment = await queries.unmatchedPayments.byId(unmatchedPaymentId);
    if (payment === null) throw new Error('The payment is in no list yet.');
    if (payment.kind !== 'paid-twice') return null;
    const invoice = payment.invoice_id === null ? null : await queries.invoices.document(payment.invoice_id);
    return { number: invoice?.number ?? null, amountCents: Number(amountCents) };
  },
  words({ number, amountCents }: PaidTwiceContent, brandName) {
    const what = number === null ? 'Ihr Abo' : `Die Rechnung ${number}`;
    return {
      subject: `${brandName}: doppelt bezahlt, das Geld geht zurück`,
      preheader: `${what} ist bezahlt. Was doppelt kam, geht auf Ihre Karte zurück.`,
      data: { what, of: number === null ? 'Ihr Abo' : `die Rechnung ${number}`, amount: euro(amountCents) },
    };
  },
  samples: {
    'paid-twice': { number: 'RE-2026-00123', amountCents: 5_900 },
    'paid-twice-subscription': { number: null, amountCents: 5_900 },
  },
});
