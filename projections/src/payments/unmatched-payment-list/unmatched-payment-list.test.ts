import { ERASED_EMAIL } from '@sternklar/contracts/accounts/erased-email';
import { unmatchedPaymentSchema } from '@sternklar/contracts/payments/payment.api';
import * as pay from '@sternklar/contracts/payments/testing/payment.builders';
import { describe, expect, it } from 'vitest';
import {
  accountErased,
  accountId,
  accountRegistered,
  disputeClosed,
  emailOf,
  invoiceId,
  invoiceIssued,
  invoicePaid,
  paymentDisputed,
  refundFailed,
  refundMadeElsewhere,
  unmatchedPaymentId,
  unmatchedPaymentReceived,
  unmatchedPaymentRefunded,
  unmatchedPaymentSettled,
} from '../../testing/events.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { collect, readModelsOf } from '../../testing/read-models.ts';
import { unmatchedPaymentList } from './unmatched-payment-list.projection.ts';

const pageId = (page: number) => `0198a000-0000-7000-8000-00000000c00${page}`;
const BACK = { kind: 'paid-twice', expected_cents: 5_900, settled_by: 'refund', payments: 2 };
const LATER = { receivedAt: '2026-03-03T09:01:00.000Z', paymentReference: 'pi_9' };

describe('unmatched payments, given events then rows', () => {
  const spec = projectionSpec(unmatchedPaymentList);

  it('are open until they went back, or somebody saw to them', () =>
    spec
      .given(
        unmatchedPaymentReceived(1, 1),
        unmatchedPaymentReceived(2, 1),
        unmatchedPaymentReceived(3, 2),
        unmatchedPaymentRefunded(2, 1),
        unmatchedPaymentSettled(3, 2),
      )
      .thenRows('select id, settled_by from unmatched_payment order by id', [
        { id: unmatchedPaymentId(1), settled_by: null },
        { id: unmatchedPaymentId(2), settled_by: 'refund' },
        { id: unmatchedPaymentId(3), settled_by: 'paid-back' },
      ]));

  it('that left again stand there until the bank decided, or somebody saw to them', () =>
    spec
      .given(
        paymentDisputed(1, 1),
        paymentDisputed(2, 1),
        paymentDisputed(3, 1),
        disputeClosed(2, 1, { outcome: 'won' }),
        disputeClosed(3, 1, { isForTeam: true }),
        refundMadeElsewhere(4, 1),
        refundFailed(5, 1),
        unmatchedPaymentSettled(5, 1),
      )
      .thenRows('select kind, settled_by from unmatched_payment order by id', [
        { kind: 'disputed', settled_by: null },
        { kind: 'disputed', settled_by: 'dispute-won' },
        { kind: 'disputed', settled_by: null },
        { kind: 'paid-back-elsewhere', settled_by: null },
        { kind: 'refund-failed', settled_by: 'paid-back' },
      ]));

  it('that went back elsewhere need nobody any more once that came back', () =>
    spec
      .given(refundMadeElsewhere(4, 1), refundFailed(5, 1, 0, unmatchedPaymentId(4)))
      .thenRows('select kind, settled_by from unmatched_payment order by id', [
        { kind: 'paid-back-elsewhere', settled_by: 'refund-failed' },
        { kind: 'refund-failed', settled_by: null },
      ]));

  it('that a bank took and gave back, or took again, need nobody any more', () =>
    spec
      .given(
        paymentDisputed(1, 1, { amountCents: 2_000 }),
        disputeClosed(1, 1, { amountCents: 2_000, isForTeam: true }),
        disputeClosed(1, 1, { amountCents: 2_000, outcome: 'won', givesBack: true }),
        paymentDisputed(2, 1),
        disputeClosed(2, 1, { isForTeam: true }),
        unmatchedPaymentReceived(3, 1, { kind: 'dispute-reversed', clears: unmatchedPaymentId(2) }),
        paymentDisputed(4, 1),
        disputeClosed(4, 1, { clears: unmatchedPaymentId(3) }),
      )
      .thenRows('select kind, settled_by from unmatched_payment order by id', [
        { kind: 'disputed', settled_by: 'dispute-won' },
        { kind: 'disputed', settled_by: 'dispute-won' },
        { kind: 'dispute-reversed', settled_by: 'dispute-lost' },
        { kind: 'disputed', settled_by: 'dispute-lost' },
      ]));

  it('that were given back stand there with what is left once their bank took a part anew', () =>
    spec
      .given(
        paymentDisputed(2, 1),
        disputeClosed(2, 1),
        unmatchedPaymentReceived(3, 1, { kind: 'dispute-reversed', amountCents: 5_900 }),
        paymentDisputed(4, 1),
        disputeClosed(4, 1, {
          ...{ amountCents: 2_000, leaves: { unmatchedPaymentId: unmatchedPaymentId(3), amountCents: 3_900 } },
        }),
      )
      .thenRows("select amount_cents, settled_by from unmatched_payment where kind = 'dispute-reversed'", [
        { amount_cents: 3_900, settled_by: null },
      ]));

  it('that are disputed name the invoice that they were for, though they settled nothing', () => {
    const page = pay.checkoutOpened({
      ...{ accountId: accountId(1), checkoutId: pageId(1), order: { kind: 'invoice', invoiceId: invoiceId(8) } },
    });
    const onPage = { checkoutId: pageId(1), invoiceId: null, paymentReference: 'pi_2' };
    return spec
      .given(
        page,
        unmatchedPaymentReceived(1, 1, { kind: 'amount-differs', invoiceId: invoiceId(7), paymentReference: 'pi_1' }),
        unmatchedPaymentReceived(2, 1, { kind: 'amount-differs', ...onPage }),
        paymentDisputed(3, 1, { invoiceId: null, paymentReference: 'pi_1' }),
        paymentDisputed(4, 1, { invoiceId: null, paymentReference: 'pi_2' }),
      )
      .thenRows("select invoice_id from unmatched_payment where kind = 'disputed' order by id", [
        { invoice_id: invoiceId(7) },
        { invoice_id: invoiceId(8) },
      ]);
  });

  it('that a bank decided about stand there with what it took, or left', () =>
    spec
      .given(
        paymentDisputed(1, 1),
        paymentDisputed(2, 1),
        paymentDisputed(3, 1),
        disputeClosed(1, 1, { isForTeam: true, amountCents: 2_000 }),
        disputeClosed(2, 1, { outcome: 'won', amountCents: 3_000 }),
      )
      .thenRows('select amount_cents, settled_by from unmatched_payment order by id', [
        { amount_cents: 2_000, settled_by: null },
        { amount_cents: 3_000, settled_by: 'dispute-won' },
        { amount_cents: 5_900, settled_by: null },
      ]));

  it('that were paid on a second page stand there as gone back, and are counted', () => {
    const whose = { accountId: accountId(1) };
    const paid = (page: number, data: object) =>
      pay.checkoutPaid({ ...whose, checkoutId: pageId(page), paymentReference: `pi_${page}`, ...data });
    const invoice = { order: { kind: 'invoice', invoiceId: invoiceId(7), invoiceNumber: 'RE-2026-00007' } };
    const back = (page: number) => pay.checkoutRefunded({ ...whose, checkoutId: pageId(page) });
    return spec.given(paid(1, {}), paid(2, {}), back(2), paid(3, invoice), back(3)).thenRows(
      `select id, kind, invoice_id, expected_cents, payment_reference, settled_by, payments
         from unmatched_payment, unmatched_payment_count order by id`,
      [
        { ...BACK, id: pageId(2), invoice_id: null, payment_reference: 'pi_2' },
        { ...BACK, id: pageId(3), invoice_id: invoiceId(7), payment_reference: 'pi_3' },
      ],
    );
  });

  it('that a bank took of what was paid on a second page need nobody once the rest went back', () => {
    const whose = { accountId: accountId(1) };
    return spec
      .given(
        pay.checkoutPaid({ ...whose, checkoutId: pageId(1), paymentReference: 'pi_1' }),
        paymentDisputed(3, 1, { amountCents: 2_000, invoiceId: null, paymentReference: 'pi_1' }),
        paymentDisputed(4, 1, { amountCents: 2_000, invoiceId: null, paymentReference: 'pi_2' }),
        // About this one the bank has still to decide.
        paymentDisputed(5, 1, { amountCents: 1_000, invoiceId: null, paymentReference: 'pi_1' }),
        disputeClosed(3, 1, { amountCents: 2_000, invoiceId: null, paymentReference: 'pi_1', isForTeam: true }),
        pay.checkoutRefunded({ ...whose, checkoutId: pageId(1), refundedAt: '2026-05-01T09:00:00.000Z' }),
      )
      .thenRows("select id, settled_by from unmatched_payment where kind = 'disputed' order by id", [
        { id: unmatchedPaymentId(3), settled_by: 'dispute-lost' },
        { id: unmatchedPaymentId(4), settled_by: null },
        { id: unmatchedPaymentId(5), settled_by: null },
      ]);
  });

  describe('name the invoice that they belong to', () => {
    const INVOICES = 'select id, invoice_id from unmatched_payment order by id';
    const whose = { accountId: accountId(1) };
    const onPage = { checkoutId: pageId(1), invoiceId: null };

    it('of another sum, or a second payment, on its page', () => {
      const order = { kind: 'invoice', invoiceId: invoiceId(7), invoiceNumber: 'RE-2026-00007' } as const;
      return spec
        .given(
          pay.checkoutOpened({ ...whose, checkoutId: pageId(1), order }),
          pay.checkoutOpened({ ...whose, checkoutId: pageId(2) }),
          unmatchedPaymentReceived(1, 1, { ...onPage, kind: 'amount-differs' }),
          unmatchedPaymentReceived(2, 1, { ...LATER, ...onPage, checkoutId: pageId(2) }),
        )
        .thenRows(INVOICES, [
          { id: unmatchedPaymentId(1), invoice_id: invoiceId(7) },
          { id: unmatchedPaymentId(2), invoice_id: null },
        ]);
    });

    it('also where it was issued only after they left', () =>
      spec
        .given(
          paymentDisputed(1, 1, { invoiceId: null }),
          pay.refundMadeElsewhere({
            ...{ ...whose, unmatchedPaymentId: unmatchedPaymentId(2), invoiceId: null, paymentReference: 'pi_1' },
          }),
          paymentDisputed(3, 1, { invoiceId: null }),
          invoicePaid(1, 1),
        )
        .thenRows(INVOICES, [
          { id: unmatchedPaymentId(1), invoice_id: invoiceId(1) },
          { id: unmatchedPaymentId(2), invoice_id: invoiceId(1) },
          { id: unmatchedPaymentId(3), invoice_id: null },
        ]));

    it('which a bank gave back after all, and which came back once it was open again', () =>
      spec
        .given(
          invoicePaid(1, 1),
          paymentDisputed(1, 1),
          disputeClosed(1, 1),
          unmatchedPaymentReceived(2, 1, {
            ...{ kind: 'dispute-reversed', paymentReference: 'pi_1', checkoutId: null, invoiceId: null },
          }),
          pay.refundFailed({
            ...{ ...whose, unmatchedPaymentId: unmatchedPaymentId(3), invoiceId: null, paymentReference: 'pi_1' },
          }),
        )
        .thenRows(INVOICES, [
          { id: unmatchedPaymentId(1), invoice_id: invoiceId(1) },
          { id: unmatchedPaymentId(2), invoice_id: invoiceId(1) },
          { id: unmatchedPaymentId(3), invoice_id: invoiceId(1) },
        ]));
  });

  it('are counted', () =>
    spec
      .given(unmatchedPaymentReceived(1, 1), unmatchedPaymentReceived(2, 1))
      .thenRows('select payments from unmatched_payment_count', [{ payments: 2 }]));
});

describe('unmatched payments, queries', () => {
  const models = readModelsOf([unmatchedPaymentList]);
  const list = (filter: Record<string, unknown> = {}) => ({
    offset: 0,
    limit: 10,
    sort: { field: 'created_at', descending: true },
    filter,
  });

  it('lists them as the API describes them, the newest first', async () => {
    const { queries } = await models.given(
      accountRegistered(1),
      invoiceIssued(1, { subscription: 1, account: 2, month: 1 }),
      unmatchedPaymentReceived(1, 1, { kind: 'unknown-invoice', expectedCents: null, invoiceId: invoiceId(7) }),
      unmatchedPaymentReceived(2, 2, { ...LATER, invoiceId: invoiceId(1) }),
    );
    const all = (await collect(queries.unmatchedPayments.each())).flat();
    for (const payment of all) expect(unmatchedPaymentSchema.parse(payment)).toEqual(payment);
    expect(all).toMatchObject([
      {
        id: unmatchedPaymentId(2),
        user_email: ERASED_EMAIL,
        invoice_number: 'RE-2026-00001',
        expected: 59,
        amount: 59,
        payment_reference: 'pi_9',
      },
      {
        id: unmatchedPaymentId(1),
        user_email: emailOf(1),
        expected: null,
        invoice_id: invoiceId(7),
        invoice_number: null,
      },
    ]);
    expect(await queries.unmatchedPayments.byId(unmatchedPaymentId(1))).toEqual(all[1]);
    expect(await queries.unmatchedPayments.byId('irgendwas')).toBeNull();
  });

  it('knows whose a payment is', async () => {
    const { queries } = await models.given(
      invoicePaid(1, 1),
      unmatchedPaymentReceived(2, 2, { paymentReference: 'pi_2' }),
    );
    expect(await queries.unmatchedPayments.accountOfPayment('pi_1')).toBe(accountId(1));
    expect(await queries.unmatchedPayments.accountOfPayment('pi_2')).toBe(accountId(2));
    expect(await queries.unmatchedPayments.accountOfPayment('pi_3')).toBeNull();
  });

  it('filters by what is open and by customer, and forgets an erased address', async () => {
    const { queries } = await models.given(
      accountRegistered(1),
      unmatchedPaymentReceived(1, 1),
      unmatchedPaymentReceived(2, 1, LATER),
      unmatchedPaymentSettled(1, 1),
      accountErased(1),
    );
    const { page } = queries.unmatchedPayments;
    expect(await page(list({ state: 'open' }))).toMatchObject({
      rows: [{ id: unmatchedPaymentId(2), user_email: ERASED_EMAIL }],
    });
    expect(await page(list({ state: 'settled' }))).toMatchObject({ rows: [{ id: unmatchedPaymentId(1) }] });
    expect((await page(list({ user_id: accountId(1) }))).rows).toHaveLength(2);
    expect((await page(list({ user_id: accountId(2) }))).rows).toEqual([]);
  });
});
