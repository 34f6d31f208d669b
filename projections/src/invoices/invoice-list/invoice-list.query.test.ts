import { adminInvoiceSchema, invoiceSchema } from '@sternklar/contracts/invoices/invoice.api';
import * as pay from '@sternklar/contracts/payments/testing/payment.builders';
import { describe, expect, it } from 'vitest';
import type { ListRequest } from '../../engine/lists/list-request.ts';
import {
  accountId,
  accountRegistered,
  collectionHeld,
  correctionId,
  creditNoteId,
  disputeClosed,
  emailOf,
  invoiceId,
  invoiceIssued,
  invoicePaid,
  invoiceReopened,
  paymentDisputed,
  paymentFailed,
  refundFailed,
  refundMadeElsewhere,
  subscriptionStarted,
  unmatchedPaymentId,
  unmatchedPaymentSettled,
} from '../../testing/events.ts';
import { collect, readModelsOf } from '../../testing/read-models.ts';
import { invoiceList } from './invoice-list.projection.ts';
import { corrected, first, log, second, takenBack } from './testing/invoice-events.ts';

const NOW = new Date('2026-03-20T09:00:00.000Z');

describe('invoice list, queries', () => {
  const models = readModelsOf([invoiceList]);
  const request = { offset: 0, limit: 10, sort: { field: 'created_at', descending: true }, filter: {} };

  it('shows all of them to staff, as the API does: filtered, sorted and searched', async () => {
    const { queries } = await models.given(
      accountRegistered(1),
      accountRegistered(2),
      subscriptionStarted(1, 1),
      subscriptionStarted(2, 2),
      invoiceIssued(1, { subscription: 1, account: 1, month: 1, recipient: 'Bäckerei Groß' }),
      second(1, 2),
      takenBack(3, 1, { account: 1, month: 1, recipient: 'Bäckerei Groß' }),
    );
    const numbers = async (filter: object, sort: ListRequest['sort'] = request.sort) => {
      const { rows, total } = await queries.invoices.page({ ...request, sort, filter: { ...filter } }, NOW);
      expect(total).toBe(rows.length);
      return rows.map((row) => Number(adminInvoiceSchema.strict().parse(row).number.slice(-5)));
    };
    expect(await numbers({})).toEqual([3, 2, 1]);
    expect(await numbers({}, { field: 'served_from', descending: false })).toHaveLength(3);
    expect(await numbers({ kind: 'credit-note' })).toEqual([3]);
    expect(await numbers({ kind: 'invoice', year: 2026 })).toEqual([2, 1]);
    expect(await numbers({ year: 2025 })).toEqual([]);
    expect(await numbers({ user_id: accountId(2) })).toEqual([2]);
    expect(await numbers({ q: 'BACKEREI gross' })).toEqual([3, 1]);
    expect(await numbers({ q: '2026-00002' })).toEqual([2]);
    expect(await numbers({ q: emailOf(2) })).toEqual([2]);
    expect(await queries.invoices.byId(invoiceId(1))).toMatchObject({
      user_email: emailOf(1),
      company_name: 'Bäckerei Groß',
      amount: 59,
      cancelled_by: 'RE-2026-00003',
    });
    expect(await queries.invoices.byId(creditNoteId(1))).toMatchObject({
      kind: 'credit-note',
      amount: -59,
      cancels: 'RE-2026-00001',
      cancelled_by: null,
    });
    await expect(queries.invoices.page({ ...request, filter: { year: 'dieses' } }, NOW)).rejects.toThrow();
    await expect(
      queries.invoices.page({ ...request, sort: { field: 'document', descending: true } }, NOW),
    ).rejects.toThrow();
  });

  it('shows a corrected invoice with whom it goes to now, and each correction with what it corrects and no amount', async () => {
    const bill = { account: 1, month: 1 };
    const { queries } = await models.given(
      accountRegistered(1),
      subscriptionStarted(1, 1),
      invoiceIssued(1, { ...bill, subscription: 1, recipient: 'Bäckerei Groß' }, null),
      corrected(2, 1, { ...bill, recipient: 'Bäckerei Größer' }),
      corrected(3, 1, { ...bill, recipient: 'Bäckerei am Markt' }),
      invoicePaid(1, 1),
    );
    const { rows, total } = await queries.invoices.page(request, NOW);
    expect(total).toBe(3);
    expect(rows.map((row) => adminInvoiceSchema.strict().parse(row))).toEqual(rows);
    const nowhere = { street: null, postal_code: null, town: null, vat_id: null };
    expect(await queries.invoices.byId(invoiceId(1))).toMatchObject({
      amount: 59,
      paid_by: 'card',
      corrects: null,
      corrected_by: 'RE-2026-00003',
      company_name: 'Bäckerei Groß',
      recipient: { company_name: 'Bäckerei am Markt', ...nowhere },
    });
    const correction = { kind: 'correction', corrects: 'RE-2026-00001', corrected_by: null, cancels: null };
    const nothing = { amount: 0, net_amount: 0, vat_amount: 0, paid_by: null, paid_on: null, due_on: null };
    for (const [sequence, company_name] of [
      [2, 'Bäckerei Größer'],
      [3, 'Bäckerei am Markt'],
    ] as const) {
      expect(await queries.invoices.byId(correctionId(sequence))).toMatchObject({
        ...{ ...correction, ...nothing, company_name, recipient: { company_name, ...nowhere } },
      });
    }
    const kind = (await queries.invoices.page({ ...request, filter: { kind: 'correction' } }, NOW)).rows;
    expect(kind.map(({ number }) => number)).toEqual(['RE-2026-00003', 'RE-2026-00002']);
  });

  it("shows an account's own, as the API does", async () => {
    const { queries } = await models.given(...log);
    const { rows, total } = await queries.invoices.pageOfAccount(accountId(1), request);
    expect(rows.map((row) => invoiceSchema.strict().parse(row).number)).toEqual(['RE-2026-00002', 'RE-2026-00001']);
    expect(total).toBe(2);
    expect((await collect(queries.invoices.eachOfAccount(accountId(1)))).flat()).toEqual(rows);
    expect(await queries.invoices.document(invoiceId(3))).toMatchObject({ accountId: accountId(2), grossCents: 5_900 });
    expect(await queries.invoices.document(invoiceId(4))).toBeNull();
    expect(await queries.invoices.document('keine')).toBeNull();
  });

  const open = invoiceIssued(1, { subscription: 1, account: 1, month: 1 }, null);
  const isOpen = { paid_by: null, paid_on: null, due_on: '2026-03-05', payment_failed: false, payment_trouble: null };
  const isPaid = { ...isOpen, paid_by: 'card', paid_on: '2026-03-05' };
  const early = {
    invoiceId: invoiceId(1),
    accountId: accountId(1),
    paidAt: '2026-03-05T09:00:00.000Z',
    lostCents: 2_000,
  };
  it.each([
    ['paid when it was issued', [first(1)], { paid_by: 'simulated-card', paid_on: '2026-03-02', due_on: null }],
    ['open', [open], isOpen],
    ['refused by the card', [open, paymentFailed(1, 1)], { ...isOpen, payment_failed: true }],
    ['paid later', [open, invoicePaid(1, 1)], isPaid],
    ['paid after the card refused', [open, paymentFailed(1, 1), invoicePaid(1, 1)], isPaid],
    ['disputed', [open, invoicePaid(1, 1), paymentDisputed(1, 1)], { ...isPaid, payment_trouble: 'disputed' }],
    [
      'paid for good, once the dispute is won',
      [open, invoicePaid(1, 1), paymentDisputed(1, 1), disputeClosed(1, 1, { outcome: 'won' })],
      isPaid,
    ],
    [
      'disputed, while another dispute of its payment goes on',
      [
        ...[open, invoicePaid(1, 1), paymentDisputed(1, 1), paymentDisputed(1, 1, { disputeReference: 'du_2' })],
        disputeClosed(1, 1, { outcome: 'won', isDisputed: true }),
      ],
      { ...isPaid, payment_trouble: 'disputed' },
    ],
    [
      'open again, once it is lost',
      [open, invoicePaid(1, 1), paymentDisputed(1, 1), disputeClosed(1, 1), invoiceReopened(1, 1)],
      { ...isOpen, payment_trouble: 'dispute-lost' },
    ],
    [
      'paid, by another payment after that',
      [open, invoicePaid(1, 1), invoiceReopened(1, 1), invoicePaid(1, 1, '2026-05-01T09:00:00.000Z')],
      { ...isPaid, paid_on: '2026-05-01' },
    ],
    [
      'paid in full by another payment, also where a part of the first went back',
      [
        ...[open, invoicePaid(1, 1), refundMadeElsewhere(1, 1, 2_000), paymentDisputed(1, 1, { amountCents: 3_900 })],
        ...[disputeClosed(1, 1, { amountCents: 3_900 }), invoiceReopened(1, 1)],
        invoicePaid(1, 1, '2026-05-01T09:00:00.000Z'),
      ],
      { ...isPaid, paid_on: '2026-05-01', paid_back_amount: 0 },
    ],
    ['open while another is disputed', [open, collectionHeld(1, 1)], isOpen],
    [
      'paid back',
      [open, invoicePaid(1, 1), refundMadeElsewhere(1, 1, 100), refundMadeElsewhere(1, 1)],
      { ...isPaid, payment_trouble: 'paid-back' },
    ],
    [
      'paid back in part',
      [open, invoicePaid(1, 1), refundMadeElsewhere(1, 1), refundFailed(1, 1, 100)],
      { ...isPaid, payment_trouble: 'partly-paid-back' },
    ],
    [
      'paid, what went back having come back',
      [open, invoicePaid(1, 1), refundMadeElsewhere(1, 1), refundFailed(1, 1)],
      isPaid,
    ],
    [
      'paid but for what the bank took of it, until somebody says what becomes of that',
      [open, invoicePaid(1, 1), paymentDisputed(1, 1), disputeClosed(1, 1, { amountCents: 2_000, isForTeam: true })],
      { ...isPaid, payment_trouble: 'partly-taken-back', taken_back_amount: 20 },
    ],
    [
      'paid but for what the bank took before there was an invoice',
      [
        open,
        pay.invoicePaid({ ...early, takenBack: [{ unmatchedPaymentId: unmatchedPaymentId(1), amountCents: 2_000 }] }),
      ],
      { ...isPaid, payment_trouble: 'partly-taken-back', taken_back_amount: 20 },
    ],
    [
      'paid, the part that the bank took being seen to',
      [
        ...[open, invoicePaid(1, 1), paymentDisputed(1, 1)],
        ...[disputeClosed(1, 1, { amountCents: 2_000, isForTeam: true }), unmatchedPaymentSettled(1, 1)],
      ],
      { ...isPaid, taken_back_amount: 0 },
    ],
    [
      'open whole, once the bank took the rest as well',
      [
        ...[open, invoicePaid(1, 1), disputeClosed(1, 1, { amountCents: 2_000, isForTeam: true })],
        ...[disputeClosed(1, 1, { amountCents: 3_900 }), invoiceReopened(1, 1)],
      ],
      { ...isOpen, payment_trouble: 'dispute-lost', taken_back_amount: 0 },
    ],
    ['paid, which is told twice', [open, invoicePaid(1, 1), invoicePaid(1, 1, '2026-04-01T09:00:00.000Z')], isPaid],
  ])('says of one that it is %s', async (_case, events, expected) => {
    const { queries } = await models.given(subscriptionStarted(1, 1), ...events);
    const { rows } = await queries.invoices.pageOfAccount(accountId(1), request);
    expect(rows).toMatchObject([expected]);
    expect(rows.map((row) => invoiceSchema.strict().parse(row))).toEqual(rows);
  });
});
