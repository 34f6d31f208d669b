import { paymentStandingSchema } from '@sternklar/contracts/payments/payment.api';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import type { Queries } from '@sternklar/projections/queries';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../payment-answers.ts';
import type { PaymentRecords } from '../payment-records.ts';
import { isInDispute } from '../payments.ts';

export interface ShowStandingRouteDeps {
  readonly records: Pick<PaymentRecords, 'of'>;
  readonly invoices: Pick<Queries['invoices'], 'openOf'>;
  readonly kit: RequestKit;
}

export const showStandingRoute = slice(
  {
    name: 'show-payment-standing',
    call: 'GET /payments/standing',
    access: 'signed-in',
    tag: TAG,
    summary: 'Was offen ist, ob eine Karte hinterlegt ist, und wie weit gemahnt wurde',
    answers: { 200: paymentStandingSchema },
    records: [],
    example: {},
  },
  ({ records, invoices, kit }: ShowStandingRouteDeps) =>
    async (request) => {
      const { accountId } = kit.identityOf(request);
      const [state, open] = await Promise.all([records.of(accountId), invoices.openOf(accountId)]);
      const { dunning, card, cardExpiry } = state;
      return {
        has_card: card !== null,
        card_expires_on: card && cardExpiry.expiresOn,
        open_invoices: open.length,
        open_amount: open.reduce((sum, { amountCents }) => sum + amountCents, 0) / 100,
        step: dunning?.step ?? null,
        deadline_on: dunning?.deadlineOn ?? null,
        in_arrears_since: dunning?.step === 'in-arrears' ? dayInGermany(dunning.at) : null,
        requests_suspended: dunning?.isSuspended ?? false,
        in_dispute: isInDispute(state),
      };
    },
);
