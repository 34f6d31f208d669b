import { reactorSpec } from '@sternklar/event-store/testing/reactor-spec';
import { v5 as uuidV5 } from 'uuid';
import { expect, it } from 'vitest';
import type { OutboxMail } from '../../platform/outbox.port.ts';
import { invoiceCorrectedMail } from '../mails/invoice-mails.ts';
import { BILLED, invoiceCorrected } from '../testing/invoice.builders.ts';
import { whenInvoiceCorrectedThenMailCustomer } from './when-invoice-corrected-then-mail-customer.ts';

const mailing = reactorSpec<OutboxMail>((enqueue) => whenInvoiceCorrectedThenMailCustomer.create({ enqueue }));
const recorded = { id: '0198a000-0000-7000-8000-00000000e003', recordedAt: '2026-05-02T08:00:00.000Z', version: 3 };

it('when an invoice was corrected, the customer gets one mail with both numbers, without names', async () => {
  const params = {
    number: 'RE-2026-00003',
    invoiceNumber: 'RE-2026-00002',
    grossCents: '5900',
    startsAt: '2026-04-02T08:00:00.000Z',
    endsAt: '2026-05-02T08:00:00.000Z',
    version: '3',
  };
  await mailing.when({ ...invoiceCorrected(2, { recipient: 'Bäckerei Sonnenaufgang GmbH' }), ...recorded }).then({
    id: uuidV5('when-invoice-corrected-then-mail-customer', recorded.id),
    accountId: BILLED.accountId,
    template: 'invoice-corrected',
    params,
  });
  expect(invoiceCorrectedMail.params.parse(params)).toEqual(params);
});
