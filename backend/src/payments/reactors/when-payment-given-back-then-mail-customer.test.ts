import {
  disputeClosed,
  INVOICE_ID,
  invoicePaid,
  PAYER_ID,
} from '@sternklar/contracts/payments/testing/payment.builders';
import { reactorSpec } from '@sternklar/event-store/testing/reactor-spec';
import { v5 as uuidV5 } from 'uuid';
import { describe, it } from 'vitest';
import type { OutboxMail } from '../../platform/outbox.port.ts';
import { whenPaymentGivenBackThenMailCustomer } from './when-payment-given-back-then-mail-customer.ts';

const mailing = reactorSpec<OutboxMail>((enqueue) => whenPaymentGivenBackThenMailCustomer.create({ enqueue }));
const recorded = { id: '0198a000-0000-7000-8000-00000000e003', recordedAt: '2026-03-02T09:01:00.000Z', version: 3 };
const givesBack = { outcome: 'won', givesBack: true } as const;

describe('when a bank gives back what it took', () => {
  it.each([
    ['the invoice that was open is paid', invoicePaid({ givenBackBy: 'du_1' }), '5900'],
    ['a part is open no more', disputeClosed({ ...givesBack, amountCents: 2_000 }), '2000'],
  ])('%s, and the customer is told', (_, event, amountCents) =>
    mailing.when({ ...event, ...recorded }).then({
      id: uuidV5('when-payment-given-back-then-mail-customer', recorded.id),
      accountId: PAYER_ID,
      template: 'payment-given-back',
      params: { invoiceId: INVOICE_ID, amountCents },
    }),
  );

  it.each([
    ['before there was an invoice', disputeClosed({ ...givesBack, invoiceId: null })],
    ['which was not taken yet', disputeClosed({ outcome: 'won' })],
    ['when the card has paid', invoicePaid()],
  ])('nobody is told %s', (_, event) => mailing.when({ ...event, ...recorded }).then());
});
