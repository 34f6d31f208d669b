import { reactorSpec } from '@sternklar/event-store/testing/reactor-spec';
import { v5 as uuidV5 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { OutboxMail } from '../../platform/outbox.port.ts';
import { invoiceIssuedMail } from '../mails/invoice-mails.ts';
import { BILLED, invoiceIssued } from '../testing/invoice.builders.ts';
import { whenInvoiceIssuedThenMailCustomer } from './when-invoice-issued-then-mail-customer.ts';

const mailing = reactorSpec<OutboxMail>((enqueue) => whenInvoiceIssuedThenMailCustomer.create({ enqueue }));
const recorded = { id: '0198a000-0000-7000-8000-00000000e001', recordedAt: '2026-04-02T08:00:00.000Z' };
const params = {
  number: 'RE-2026-00002',
  grossCents: '5900',
  startsAt: '2026-04-02T08:00:00.000Z',
  endsAt: '2026-05-02T08:00:00.000Z',
  version: '2',
};

describe('when an invoice was issued', () => {
  it('the customer gets one mail with its number and month, without names', async () => {
    await mailing.when({ ...invoiceIssued(2), ...recorded, version: 2 }).then({
      id: uuidV5('when-invoice-issued-then-mail-customer', recorded.id),
      accountId: BILLED.accountId,
      template: 'invoice-issued',
      params,
    });
    expect(invoiceIssuedMail.params.parse(params)).toEqual(params);
  });

  it('the mail about an open one says until when it is to be paid', async () => {
    const { type, data } = invoiceIssued(2, { paidBy: null });
    await mailing.when({ type, data, ...recorded, version: 2 }).then({
      id: uuidV5('when-invoice-issued-then-mail-customer', recorded.id),
      accountId: BILLED.accountId,
      template: 'invoice-issued',
      params: { ...params, dueOn: '2026-04-05' },
    });
  });

  it('the mail about one whose money came before it says so', async () => {
    const { type, data } = invoiceIssued(2, { paidBy: null, isPrepaid: true });
    await mailing.when({ type, data, ...recorded, version: 2 }).then({
      id: uuidV5('when-invoice-issued-then-mail-customer', recorded.id),
      accountId: BILLED.accountId,
      template: 'invoice-issued',
      params: { ...params, isPrepaid: 'yes' },
    });
  });
});
