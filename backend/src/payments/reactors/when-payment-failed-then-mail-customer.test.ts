import { INVOICE_ID, PAYER_ID, paymentFailed } from '@sternklar/contracts/payments/testing/payment.builders';
import { reactorSpec } from '@sternklar/event-store/testing/reactor-spec';
import { v5 as uuidV5 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { OutboxMail } from '../../platform/outbox.port.ts';
import { paymentFailedMail } from '../mails/payment-mails.ts';
import { whenPaymentFailedThenMailCustomer } from './when-payment-failed-then-mail-customer.ts';

const mailing = reactorSpec<OutboxMail>((enqueue) => whenPaymentFailedThenMailCustomer.create({ enqueue }));
const recorded = { id: '0198a000-0000-7000-8000-00000000e003', recordedAt: '2026-03-02T09:01:00.000Z', version: 3 };
const mail = {
  id: uuidV5('when-payment-failed-then-mail-customer', recorded.id),
  accountId: PAYER_ID,
  template: 'payment-failed',
} as const;

describe('when the card on file did not pay', () => {
  it('the customer gets one mail that says when it is asked again', async () => {
    const params = { invoiceId: INVOICE_ID, retryOn: '2026-03-05', failedOn: '2026-03-02' };
    await mailing.when({ ...paymentFailed(), ...recorded }).then({ ...mail, params });
    expect(paymentFailedMail.params.parse(params)).toEqual(params);
  });

  it('the last mail names no day on which it is asked', async () => {
    const last = paymentFailed({ attempt: 4, retryAt: null });
    await mailing
      .when({ ...last, ...recorded })
      .then({ ...mail, params: { invoiceId: INVOICE_ID, failedOn: '2026-03-02' } });
  });
});
