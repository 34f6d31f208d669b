import { openItemsSchema } from '@sternklar/contracts/invoices/open-items.api';
import { PAYMENT_STATES, type PaymentState } from '@sternklar/contracts/invoices/payment-states';
import { describe, expect, it } from 'vitest';
import {
  accountRegistered,
  disputeClosed,
  invoiceIssued,
  invoicePaid,
  invoiceReopened,
  paymentDisputed,
  paymentFailed,
  subscriptionStarted,
  unmatchedPaymentId,
  unmatchedPaymentReceived,
  unmatchedPaymentSettled,
} from '../../testing/events.ts';
import { readModelsOf } from '../../testing/read-models.ts';
import { invoiceList } from './invoice-list.projection.ts';
import { corrected, first, takenBack } from './testing/invoice-events.ts';

/** Open, issued at a moment. */
const open = (sequence: number, issuedAt: string) => {
  const { data } = invoiceIssued(sequence, { subscription: 1, account: 1, month: sequence }, null);
  return { type: 'InvoiceIssued' as const, data: { ...data, issuedAt } };
};

describe('open items', () => {
  const models = readModelsOf([invoiceList]);
  const NOON = new Date('2026-06-30T10:00:00.000Z');
  const request = { offset: 0, limit: 50, sort: { field: 'created_at', descending: false } };

  /** One on each side of every limit: due on 30.06., 29.06., 31.05., 30.05., 01.05., 30.04., 01.04. and 31.03. */
  const AGED = [
    ['2026-06-27T10:00:00.000Z', 'not-due'],
    ['2026-06-26T21:59:59.999Z', 'overdue-30'],
    ['2026-05-27T22:00:00.000Z', 'overdue-30'],
    ['2026-05-27T21:59:59.999Z', 'overdue-60'],
    ['2026-04-28T10:00:00.000Z', 'overdue-60'],
    ['2026-04-27T10:00:00.000Z', 'overdue-90'],
    ['2026-03-29T10:00:00.000Z', 'overdue-90'],
    ['2026-03-28T10:00:00.000Z', 'overdue-longer'],
  ] as const;

  it('are counted and summed by the days since they were due, and the list shows just these', async () => {
    const { queries } = await models.given(
      accountRegistered(1),
      subscriptionStarted(1, 1),
      ...AGED.map(([issuedAt], index) => open(index + 1, issuedAt)),
    );
    const items = await queries.invoices.openItems(NOON);
    expect(openItemsSchema.strict().parse(items)).toEqual(items);
    expect(items.as_of).toBe('2026-06-30');
    const both = { invoices: 2, amount: 118 };
    expect(items.states).toEqual({
      open: { invoices: 8, amount: 472 },
      overdue: { invoices: 7, amount: 413 },
      'not-due': { invoices: 1, amount: 59 },
      'overdue-30': both,
      'overdue-60': both,
      'overdue-90': both,
      'overdue-longer': { invoices: 1, amount: 59 },
      failed: { invoices: 0, amount: 0 },
      disputed: { invoices: 0, amount: 0 },
      'partly-taken-back': { invoices: 0, amount: 0 },
      'written-off': { invoices: 0, amount: 0 },
      'transfer-owed': { invoices: 0, amount: 0 },
    });
    for (const payment of PAYMENT_STATES) {
      const { rows, total } = await queries.invoices.page({ ...request, filter: { payment } }, NOON);
      const expected = AGED.flatMap(([, age], index) => {
        const states: readonly PaymentState[] = ['open', age, ...(age === 'not-due' ? [] : (['overdue'] as const))];
        return states.includes(payment) ? [`RE-2026-0000${index + 1}`] : [];
      });
      expect([payment, rows.map(({ number }) => number)]).toEqual([payment, expected]);
      expect(total).toBe(items.states[payment].invoices);
    }
  });

  it('are due by the day in Germany, which begins before that in Greenwich', async () => {
    const { queries } = await models.given(subscriptionStarted(1, 1), open(1, '2026-06-27T10:00:00.000Z'));
    const overdue = async (now: string) => (await queries.invoices.openItems(new Date(now))).states.overdue.invoices;
    expect(await overdue('2026-06-30T21:59:59.999Z')).toBe(0);
    expect(await overdue('2026-06-30T22:00:00.000Z')).toBe(1);
  });

  it('are what nobody paid or took back; those that the card did not pay and a bank decides about stand beside', async () => {
    const at = '2026-06-27T10:00:00.000Z';
    const { queries } = await models.given(
      subscriptionStarted(1, 1),
      first(1),
      open(2, at),
      invoicePaid(2, 1),
      open(3, at),
      paymentFailed(3, 1),
      open(4, at),
      paymentFailed(4, 1),
      invoicePaid(4, 1),
      open(5, at),
      invoicePaid(5, 1),
      paymentDisputed(5, 1),
      open(6, at),
      invoicePaid(6, 1),
      invoiceReopened(6, 1),
      open(7, at),
      takenBack(8, 7, { account: 1, month: 7 }),
      ...[10, 11, 12].flatMap((sequence) => [
        open(sequence, at),
        invoicePaid(sequence, 1),
        disputeClosed(sequence, 1, { amountCents: 2_000, isForTeam: true }),
      ]),
      unmatchedPaymentSettled(11, 1),
      ...[14, 15].flatMap((sequence) => [
        open(sequence, at),
        invoicePaid(sequence, 1),
        disputeClosed(sequence, 1, { amountCents: 2_000, isForTeam: true }),
      ]),
      disputeClosed(14, 1, { amountCents: 2_000, outcome: 'won', givesBack: true }),
      unmatchedPaymentReceived(16, 1, { kind: 'dispute-reversed', clears: unmatchedPaymentId(15) }),
      takenBack(13, 12, { account: 1, month: 12 }),
      corrected(9, 3, { account: 1, month: 3, recipient: 'Bäckerei' }),
    );
    const numbers = async (payment: PaymentState) =>
      (await queries.invoices.page({ ...request, filter: { payment } }, NOON)).rows.map(({ number }) => number);
    expect(await numbers('open')).toEqual(['RE-2026-00003', 'RE-2026-00006']);
    expect(await numbers('failed')).toEqual(['RE-2026-00003']);
    expect(await numbers('disputed')).toEqual(['RE-2026-00005']);
    // Of a part that a bank took, what is open of it is counted, unless the team has seen to that or the invoice is taken back.
    expect(await numbers('partly-taken-back')).toEqual(['RE-2026-00010']);
    const one = { invoices: 1, amount: 59 };
    expect((await queries.invoices.openItems(NOON)).states).toMatchObject({
      open: { invoices: 2, amount: 118 },
      failed: one,
      disputed: one,
      'partly-taken-back': { invoices: 1, amount: 20 },
    });
    await expect(queries.invoices.page({ ...request, filter: { payment: 'egal' } }, NOON)).rejects.toThrow('payment');
  });
});
