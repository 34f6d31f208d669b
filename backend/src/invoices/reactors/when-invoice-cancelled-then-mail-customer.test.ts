import { reactorSpec } from '@sternklar/event-store/testing/reactor-spec';
import { v5 as uuidV5 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { OutboxMail } from '../../platform/outbox.port.ts';
import { invoiceCancelledMail } from '../mails/invoice-mails.ts';
import { BILLED, invoiceCancelled } from '../testing/invoice.builders.ts';
import { whenInvoiceCancelledThenMailCustomer } from './when-invoice-cancelled-then-mail-customer.ts';

const mailing = reactorSpec<OutboxMail>((enqueue) => whenInvoiceCancelledThenMailCustomer.create({ enqueue }));
const recorded = { id: '0198a000-0000-7000-8000-00000000e002', recordedAt: '2026-05-02T08:00:00.000Z', version: 3 };
const params = {
  number: 'RE-2026-00003',
  invoiceNumber: 'RE-2026-00002',
  reason: 'by-hand',
  grossCents: '5900',
  startsAt: '2026-04-02T08:00:00.000Z',
  endsAt: '2026-05-02T08:00:00.000Z',
  version: '3',
};

describe('when an invoice was cancelled', () => {
  it('the customer gets one mail with both numbers, without names and what an admin wrote', async () => {
    const cancelled = invoiceCancelled(2, { reason: 'by-hand', note: 'Auf Wunsch von Erika Musterfrau.' });
    await mailing.when({ ...cancelled, ...recorded }).then({
      id: uuidV5('when-invoice-cancelled-then-mail-customer', recorded.id),
      accountId: BILLED.accountId,
      template: 'invoice-cancelled',
      params,
    });
    expect(invoiceCancelledMail.params.parse(params)).toEqual(params);
  });

  it('the mail about one that was open says nothing of a test', async () => {
    const cancelled = invoiceCancelled(2, { reason: 'by-hand', note: null, paidBy: null });
    await mailing.when({ ...cancelled, ...recorded }).then({
      id: uuidV5('when-invoice-cancelled-then-mail-customer', recorded.id),
      accountId: BILLED.accountId,
      template: 'invoice-cancelled',
      params: { ...params, wasOpen: 'yes' },
    });
  });
});
