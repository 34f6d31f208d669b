import {
  disputeClosed,
  INVOICE_ID,
  invoicePaid,
  PAYER_ID,
  UNMATCHED_ID,
} from '@sternklar/contracts/payments/testing/payment.builders';
import { reactorSpec } from '@sternklar/event-store/testing/reactor-spec';
import { v5 as uuidV5 } from 'uuid';
import { describe, it } from 'vitest';
import type { OutboxMail } from '../../platform/outbox.port.ts';
import { whenDisputeClosedThenMailCustomer } from './when-dispute-closed-then-mail-customer.ts';

const mailing = reactorSpec<OutboxMail>((enqueue) => whenDisputeClosedThenMailCustomer.create({ enqueue }));
const recorded = { id: '0198a000-0000-7000-8000-00000000e003', recordedAt: '2026-03-02T09:01:00.000Z', version: 3 };

describe('when a dispute is over', () => {
  it('the customer is told of the part that the bank took', async () => {
    await mailing.when({ ...disputeClosed({ amountCents: 2_000, isForTeam: true }), ...recorded }).then({
      id: uuidV5('when-dispute-closed-then-mail-customer', recorded.id),
      accountId: PAYER_ID,
      template: 'payment-partly-taken-back',
      params: { invoiceId: INVOICE_ID },
    });
  });

  it('so is whoever of it was taken before there was an invoice, once there is one', async () => {
    const takenBack = [{ unmatchedPaymentId: UNMATCHED_ID, amountCents: 2_000 }];
    await mailing.when({ ...invoicePaid({ lostCents: 2_000, takenBack }), ...recorded }).then({
      id: uuidV5('when-dispute-closed-then-mail-customer', recorded.id),
      accountId: PAYER_ID,
      template: 'payment-partly-taken-back',
      params: { invoiceId: INVOICE_ID },
    });
    await mailing.when({ ...invoicePaid(), ...recorded }).then();
  });

  it.each([
    ['was won', { outcome: 'won' }],
    ['took the whole, of which another mail tells', {}],
    ['was about money that had settled nothing', { isForTeam: true, invoiceId: null }],
  ] as const)('nothing is said by this of one that %s', (_, data) =>
    mailing.when({ ...disputeClosed(data), ...recorded }).then(),
  );
});
