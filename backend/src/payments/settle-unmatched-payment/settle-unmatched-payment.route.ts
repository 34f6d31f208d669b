import { settleUnmatchedPaymentBodySchema } from '@sternklar/contracts/payments/payment.api';
import { paymentStream } from '@sternklar/contracts/payments/payment.events';
import { messageSchema } from '@sternklar/contracts/problem';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import { Refusal } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../payment-answers.ts';
import { firstPageOf, paymentsStreamType } from '../payments.ts';
import type { SettleDeps } from '../reactors/when-checkout-paid-then-settle.ts';
import { settleUnmatchedPayment } from './settle-unmatched-payment.ts';

export interface SettleUnmatchedPaymentRouteDeps {
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly hasBegun: SettleDeps['hasBegun'];
  readonly unmatchedPayments: Pick<Queries['unmatchedPayments'], 'byId'>;
  readonly kit: RequestKit;
  readonly now: () => Date;
}

const unknownPayment = () => new Refusal(404, 'unmatched-payment-unknown', 'Diese Zahlung gibt es nicht.');
const WHY_NOT = {
  'unmatched-payment-settled': 'Um diese Zahlung hat sich schon jemand gekümmert.',
  'dispute-undecided':
    'Über diese Zahlung entscheidet noch die Bank. Was daraus wurde, lässt sich danach eintragen, wenn es nicht schon dasteht.',
  'first-invoice-awaited':
    'Die erste Rechnung, für die diese Zahlung ist, gibt es noch nicht; meist kommt sie innerhalb einer Stunde. Was daraus wurde, lässt sich danach eintragen.',
  'settlement-unfit':
    'Das passt nicht zu dieser Zahlung: Zurückgezahlt wird Geld, das bei uns ist; nachgelassen oder überwiesen, was schon zurückging.',
} as const;
const refusalFor = (rejected: keyof typeof WHY_NOT) => new Refusal(409, rejected, WHY_NOT[rejected]);

export const settleUnmatchedPaymentRoute = slice(
  {
    name: 'settle-unmatched-payment',
    call: 'POST /admin/unmatched-payments/:id/settlement',
    access: ['admin'],
    tag: TAG,
    summary: 'Eintragen, was aus einer unklaren Zahlung wurde; das Journal bucht es',
    params: z.object({ id: z.uuid() }),
    body: settleUnmatchedPaymentBodySchema,
    answers: { 200: messageSchema },
    refusals: {
      404: 'Diese Zahlung gibt es nicht.',
      409: 'Um diese Zahlung hat sich schon jemand gekümmert, die Bank entscheidet noch, ihre Rechnung kommt noch, oder das passt nicht zu ihr.',
    },
    records: ['UnmatchedPaymentSettled'],
    example: { params: { id: given('unmatched-payment') }, body: { settlement: 'paid-back' } },
  },
  ({ commands, unmatchedPayments, hasBegun, kit, now }: SettleUnmatchedPaymentRouteDeps) => {
    const hasBegunBy = async (accountId: string, paymentReference: string): Promise<boolean> => {
      const { state } = await commands.load(paymentsStreamType, paymentStream(accountId));
      const order = firstPageOf(state, paymentReference)?.order;
      return order?.kind === 'subscription' && hasBegun({ ...order, accountId });
    };
    return async (request, reply) => {
      const { id: unmatchedPaymentId } = request.params;
      const found = await unmatchedPayments.byId(unmatchedPaymentId);
      if (found === null) throw unknownPayment();
      const { user_id: accountId, payment_reference } = found;
      const isBegun = await hasBegunBy(accountId, payment_reference);
      const command = { unmatchedPaymentId, accountId, ...request.body, hasBegun: isBegun, now: now() };
      const handled = await commands.handle({
        streamType: paymentsStreamType,
        streamId: paymentStream(accountId),
        decide: (state) => settleUnmatchedPayment(state, command),
        context: kit.commandContext(request, accountId),
      });
      // What was paid on a second page and went back is listed, and no command ever heard of it.
      if (handled.rejected === 'unmatched-payment-unknown') throw refusalFor('unmatched-payment-settled');
      if (handled.rejected !== undefined) throw refusalFor(handled.rejected);
      await kit.untilVisible(request, reply, handled.position);
      return { message: 'Die Zahlung ist geklärt.' };
    };
  },
);
