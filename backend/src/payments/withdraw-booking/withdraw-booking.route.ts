import { adminInvoiceSchema } from '@sternklar/contracts/invoices/invoice.api';
import { withdrawBookingBodySchema } from '@sternklar/contracts/payments/payment.api';
import { paymentStream } from '@sternklar/contracts/payments/payment.events';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import { notFound, Refusal } from '../../platform/refusal.port.ts';
import { slice } from '../../platform/slice.port.ts';
import type { BookingRouteDeps } from '../book-invoice/booking-route-deps.ts';
import { TAG } from '../payment-answers.ts';
import { paymentsStreamType } from '../payments.ts';
import { type WithdrawalRejection, withdrawBooking } from './withdraw-booking.ts';

const REFUSALS: Readonly<Record<WithdrawalRejection, string>> = {
  'not-booked': 'Von dieser Rechnung ist nichts von Hand gebucht.',
  'invoice-not-cancelled':
    'Zurückgezahlt wird nur die Überweisung einer stornierten Rechnung. Stornieren Sie sie zuerst.',
};

export const withdrawBookingRoute = slice(
  {
    name: 'withdraw-booking',
    call: 'POST /admin/invoices/:id/booking/withdrawal',
    access: ['admin'],
    tag: TAG,
    summary: 'Eine Buchung von Hand zurücknehmen: aus Versehen gebucht, oder die Überweisung ging zurück',
    params: z.object({ id: z.uuid() }),
    body: withdrawBookingBodySchema,
    answers: { 200: adminInvoiceSchema },
    refusals: {
      404: 'Diese Rechnung gibt es nicht.',
      409: 'Es ist nichts gebucht, oder sie ist nicht storniert und also nichts zurückzuzahlen.',
    },
    records: ['BookingTakenBack'],
    example: { params: { id: given('invoice') }, body: { reason: 'mistake' }, statusAfterCrash: 409 },
  },
  ({ commands, invoices, kit, now }: BookingRouteDeps) =>
    async (request, reply) => {
      const { id: invoiceId } = request.params;
      const listed = await invoices.byId(invoiceId);
      if (listed === null) throw notFound('Diese Rechnung gibt es nicht.');
      const accountId = listed.user_id;
      const command = { invoiceId, accountId, reason: request.body.reason, now: now() };
      const handled = await commands.handle({
        streamType: paymentsStreamType,
        streamId: paymentStream(accountId),
        decide: (state) => withdrawBooking(state, command),
        context: kit.commandContext(request, accountId),
      });
      if (handled.rejected !== undefined) throw new Refusal(409, handled.rejected, REFUSALS[handled.rejected]);
      await kit.untilVisible(request, reply, handled.position);
      return (await invoices.byId(invoiceId)) ?? listed;
    },
);
