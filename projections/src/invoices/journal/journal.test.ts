import { type InvoiceEvent, invoiceEvents } from '@sternklar/contracts/invoices/invoice.events';
import { JOURNAL_KINDS, type JournalAccount } from '@sternklar/contracts/invoices/journal';
import { journalEntrySchema } from '@sternklar/contracts/invoices/journal.api';
import { type PaymentEvent, paymentEvents } from '@sternklar/contracts/payments/payment.events';
import * as pay from '@sternklar/contracts/payments/testing/payment.builders';
import { plainFirst } from '@sternklar/event-store/testing/plain-first';
import { describe, expect, it } from 'vitest';
import {
  accountId,
  creditNoteId,
  disputeClosed,
  invoiceCancelled,
  invoiceCorrected,
  invoiceErased,
  invoiceId,
  invoiceIssued,
  invoicePaid,
  invoiceReopened,
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
import { journal } from './journal.projection.ts';

const BILLED = { subscription: 1, account: 1, month: 1 };
const open = (sequence: number) => invoiceIssued(sequence, { ...BILLED, month: sequence }, null);
const ENTRIES = `select kind, debit, credit, gross_cents::integer as cents from journal_entry order by position, part`;
const entry = (kind: string, debit: JournalAccount, credit: JournalAccount, cents = 5_900) => {
  return { kind, debit, credit, cents };
};
const ISSUED = entry('invoice', 'receivables', 'revenue');
const PAID = entry('payment', 'provider', 'receivables');

const given = { accountId: accountId(1), provider: 'stripe', refundedAt: '2026-03-09T09:00:00.000Z' } as const;
const refunded = (
  invoice: number,
  refund: { readonly refundReference: string; readonly amountCents: number },
): PaymentEvent => ({
  type: 'InvoiceRefunded',
  data: { ...given, ...refund, invoiceId: invoiceId(invoice), creditNoteId: creditNoteId(invoice) },
});
const pageRefunded = (refundReference: string): PaymentEvent => ({
  type: 'CheckoutRefunded',
  data: { ...given, refundReference, checkoutId: pay.CHECKOUT_ID, amountCents: 5_900 },
});
const taken = (sequence: number, invoice: number): InvoiceEvent => {
  const cancelled = invoiceCancelled(sequence, invoice, { ...BILLED, month: invoice });
  return { ...cancelled, data: { ...cancelled.data, paidBy: null } };
};

describe('the journal, given events then entries', () => {
  const spec = projectionSpec(journal);

  it('names every event of invoices and payments: with its amounts, or with the reason why there are none', () => {
    const named = [...journal.handles, ...Object.keys(journal.skips ?? {})];
    expect(named.toSorted()).toEqual([...invoiceEvents, ...paymentEvents].map(({ type }) => type).toSorted());
    expect(Object.values(journal.skips ?? {}).every((reason) => reason.length > 10)).toBe(true);
  });

  it('owes an invoice until it is paid', () =>
    spec.given(open(1), invoicePaid(1, 1), open(2)).thenRows(ENTRIES, [ISSUED, PAID, ISSUED]));

  it('has each entry in the month of its day in Germany', () =>
    spec
      .given(open(1), invoicePaid(1, 1, '2026-03-31T21:59:59.999Z'), invoicePaid(2, 1, '2026-03-31T22:00:00.000Z'))
      .thenRows("select day::text, month from journal_entry where kind = 'payment' order by position", [
        { day: '2026-03-31', month: '2026-03' },
        { day: '2026-04-01', month: '2026-04' },
      ]));

  it('keeps what the test mode says to be paid apart from money', () =>
    spec
      .given(invoiceIssued(1, BILLED), invoiceCancelled(2, 1, BILLED))
      .thenRows(ENTRIES, [
        ISSUED,
        entry('test-payment', 'test-mode', 'receivables'),
        entry('credit-note', 'revenue', 'receivables'),
        entry('test-refund', 'receivables', 'test-mode'),
      ]));

  it('names the credit note that a repayment in the test mode is for, as of one with money', () =>
    spec
      .given(invoiceIssued(1, BILLED), invoiceCancelled(2, 1, BILLED))
      .thenRows(
        'select kind, credit_note_id as named from journal_entry where credit_note_id is not null order by part',
        [
          { kind: 'credit-note', named: creditNoteId(1) },
          { kind: 'test-refund', named: creditNoteId(1) },
        ],
      ));

  it('has a correction of nothing for its number', () =>
    spec
      .given(open(1), invoiceCorrected(2, 1, { ...BILLED, recipient: 'Neu GmbH' }))
      .thenRows(`select kind, gross_cents::integer as cents, correction from journal_entry order by position`, [
        { kind: 'invoice', cents: 5_900, correction: null },
        { kind: 'correction', cents: 0, correction: 'RE-2026-00002' },
      ]));

  it('keeps what the bank says of a transfer beside the day of its booking, its words until the invoice is erased', async () => {
    const STATEMENT =
      "select day::text, received_on::text, bank_reference from journal_entry where kind = 'transfer' order by position";
    const transfer = pay.transferBooked({
      accountId: accountId(1),
      invoiceId: invoiceId(1),
      receivedOn: '2026-02-27',
      reference: 'FRANZ FRISOER RE-2026-00001',
      bookedAt: '2026-03-09T09:00:00.000Z',
    });
    const booked = { day: '2026-03-09', received_on: '2026-02-27' };
    await spec
      .given(open(1), transfer)
      .thenRows(STATEMENT, [{ ...booked, bank_reference: 'FRANZ FRISOER RE-2026-00001' }]);
    await spec.given(open(1), transfer, invoiceErased(1, 1)).thenRows(STATEMENT, [{ ...booked, bank_reference: null }]);
  });

  it('calls a payment on a page after the invoice what it is, and names that', () =>
    spec
      .given(
        open(1),
        pay.checkoutPaid({
          accountId: accountId(1),
          paymentReference: 'pi_1',
          order: { kind: 'invoice', invoiceId: invoiceId(1) },
        }),
        invoicePaid(1, 1),
      )
      .thenRows('select kind, debit, credit, invoice_id from journal_entry order by position', [
        { kind: 'invoice', debit: 'receivables', credit: 'revenue', invoice_id: invoiceId(1) },
        { kind: 'page-payment', debit: 'provider', credit: 'clearing', invoice_id: invoiceId(1) },
        { kind: 'prepayment-used', debit: 'clearing', credit: 'receivables', invoice_id: invoiceId(1) },
      ]));

  it('uses for an invoice what was paid on a page before it', () =>
    spec
      .given(
        pay.checkoutPaid({ accountId: accountId(1), paymentReference: 'pi_1' }),
        open(1),
        invoicePaid(1, 1),
        open(2),
        invoicePaid(2, 1),
      )
      .thenRows(ENTRIES, [
        entry('prepayment', 'provider', 'clearing'),
        ISSUED,
        entry('prepayment-used', 'clearing', 'receivables'),
        ISSUED,
        PAID,
      ]));

  it('uses for an invoice what a bank left of what was paid on a page before it', () =>
    spec
      .given(
        pay.checkoutPaid({ accountId: accountId(1), paymentReference: 'pi_1' }),
        open(1),
        pay.invoicePaid({ accountId: accountId(1), invoiceId: invoiceId(1), lostCents: 2_000, refundedCents: 1_000 }),
      )
      .thenRows(ENTRIES, [
        entry('prepayment', 'provider', 'clearing'),
        ISSUED,
        entry('prepayment-used', 'clearing', 'receivables', 2_900),
      ]));

  it('has what a bank gave back after all at the invoice that was open again, also of what came by a page', () =>
    spec
      .given(
        pay.checkoutPaid({ accountId: accountId(1), paymentReference: 'pi_1' }),
        open(1),
        invoicePaid(1, 1),
        paymentDisputed(1, 1),
        disputeClosed(1, 1),
        pay.invoicePaid({ accountId: accountId(1), invoiceId: invoiceId(1), givenBackBy: 'du_1' }),
      )
      .thenRows(ENTRIES, [
        entry('prepayment', 'provider', 'clearing'),
        ISSUED,
        entry('prepayment-used', 'clearing', 'receivables'),
        entry('dispute-opened', 'disputed', 'provider'),
        entry('dispute-lost', 'receivables', 'disputed'),
        entry('dispute-won', 'provider', 'receivables'),
      ]));

  it('gives back what was paid on two pages, and what a credit note takes back', () =>
    spec
      .given(
        pay.checkoutPaid({ accountId: accountId(1), paymentReference: 'pi_8' }),
        pageRefunded('re_8'),
        open(1),
        invoicePaid(1, 1),
        refunded(1, { refundReference: 're_1', amountCents: 4_900 }),
      )
      .thenRows(`${ENTRIES}`, [
        entry('prepayment', 'provider', 'clearing'),
        entry('refund', 'clearing', 'provider'),
        ISSUED,
        PAID,
        entry('refund', 'receivables', 'provider', 4_900),
      ]));

  it('keeps money that settles nothing until it went back, or an admin paid back what was left of it', () =>
    spec
      .given(
        unmatchedPaymentReceived(1, 1, { paymentReference: 'pi_1' }),
        unmatchedPaymentRefunded(1, 1),
        unmatchedPaymentReceived(2, 1, { amountCents: 1_300, paymentReference: 'pi_2' }),
        pay.refundMadeElsewhere({
          accountId: accountId(1),
          invoiceId: null,
          paymentReference: 'pi_2',
          amountCents: 300,
          refundReference: 're_9',
        }),
        unmatchedPaymentSettled(2, 1),
        unmatchedPaymentSettled(2, 1),
      )
      .thenRows(`${ENTRIES}`, [
        entry('unmatched-payment', 'provider', 'clearing'),
        entry('refund', 'clearing', 'provider'),
        entry('unmatched-payment', 'provider', 'clearing', 1_300),
        entry('refund-elsewhere', 'clearing', 'provider', 300),
        entry('refund-by-hand', 'clearing', 'provider', 1_000),
      ]));

  it('leaves in the clearing what an admin booked otherwise', () =>
    spec
      .given(
        unmatchedPaymentReceived(1, 1),
        pay.unmatchedPaymentSettled({
          accountId: accountId(1),
          unmatchedPaymentId: unmatchedPaymentId(1),
          settlement: 'booked-otherwise',
        }),
      )
      .thenRows('select kind from journal_entry', [{ kind: 'unmatched-payment' }]));

  it('owes what was waived or set aside again, once the invoice is open again or was taken back', () => {
    const about = { accountId: accountId(1), paymentReference: 'pi_1', invoiceId: invoiceId(1) };
    const settled = (settlement: 'waived' | 'booked-otherwise', cents: number) =>
      pay.unmatchedPaymentSettled({
        accountId: accountId(1),
        settlement,
        left: { with: 'payer', cents, invoiceId: invoiceId(1), creditNoteId: null, paymentReference: 'pi_1' },
      });
    return spec
      .given(
        ...[open(1), invoicePaid(1, 1), pay.refundMadeElsewhere({ ...about, amountCents: 2_000 })],
        ...[settled('waived', 1_500), settled('booked-otherwise', 500)],
        paymentDisputed(1, 1, { amountCents: 3_900 }),
        disputeClosed(1, 1, { outcome: 'lost', amountCents: 3_900 }),
        ...[invoiceReopened(1, 1), taken(2, 1), invoiceReopened(1, 1)],
      )
      .thenRows(`${ENTRIES} offset 2`, [
        entry('refund-elsewhere', 'receivables', 'provider', 2_000),
        entry('waiver', 'write-offs', 'receivables', 1_500),
        entry('set-aside', 'clearing', 'receivables', 500),
        entry('dispute-opened', 'disputed', 'provider', 3_900),
        entry('dispute-lost', 'receivables', 'disputed', 3_900),
        entry('set-aside', 'receivables', 'clearing', 500),
        entry('waiver-taken-back', 'receivables', 'write-offs', 1_500),
        entry('credit-note', 'revenue', 'receivables'),
      ]);
  });

  it('follows a disputed payment to the bank and back, or leaves its invoice owed', () =>
    spec
      .given(
        ...[open(1), invoicePaid(1, 1), paymentDisputed(1, 1), disputeClosed(1, 1, { outcome: 'won' })],
        ...[open(2), invoicePaid(2, 1), paymentDisputed(2, 1), disputeClosed(2, 1, { outcome: 'lost' })],
        invoiceReopened(2, 1),
      )
      .thenRows(ENTRIES, [
        ...[
          ISSUED,
          PAID,
          entry('dispute-opened', 'disputed', 'provider'),
          entry('dispute-won', 'provider', 'disputed'),
        ],
        ...[ISSUED, PAID, entry('dispute-opened', 'disputed', 'provider')],
        entry('dispute-lost', 'receivables', 'disputed'),
      ]));

  plainFirst(1, [
    ['lost over less', 'lost', 2_000, entry('dispute-won', 'provider', 'disputed', 3_900)],
    ['won over less', 'won', 2_000, entry('dispute-won', 'provider', 'disputed', 3_900)],
    ['lost over nothing', 'lost', 0, entry('dispute-won', 'provider', 'disputed')],
    ['lost over more', 'lost', 7_000, entry('dispute-opened', 'disputed', 'provider', 1_100)],
  ])('leaves nothing among the disputed payments of a dispute that is %s', async (_, outcome, cents, rest) => {
    const debit = outcome === 'won' ? 'provider' : 'receivables';
    const decided = cents === 0 ? [] : [entry(`dispute-${outcome}`, debit, 'disputed', cents)];
    const history = [open(1), invoicePaid(1, 1), paymentDisputed(1, 1)];
    const after = [...history, disputeClosed(1, 1, { outcome, amountCents: cents })];
    const opened = entry('dispute-opened', 'disputed', 'provider');
    await spec.given(...after).thenRows(ENTRIES, [ISSUED, PAID, opened, ...decided, rest]);
    await spec.given(...after).thenRows(
      `select sum(case when debit = 'disputed' then gross_cents else -gross_cents end)::integer as left
         from journal_total where 'disputed' in (debit, credit)`,
      [{ left: 0 }],
    );
    await spec
      .given(...after)
      .thenRows('select distinct reference, invoice_id from journal_entry where credit = $$disputed$$ or part > 1', [
        { reference: 'du_1', invoice_id: invoiceId(1) },
      ]);
  });

  it('takes back a refund that came back, and books none that had come back before it was told of', () => {
    const failed = refundFailed(1, 1);
    const { refundReference } = failed.data as { refundReference: string };
    const made = [open(1), invoicePaid(1, 1)];
    const back = refunded(1, { refundReference, amountCents: 5_900 });
    return spec
      .given(...made, back, failed)
      .thenRows(ENTRIES, [
        ...[ISSUED, PAID, entry('refund', 'receivables', 'provider')],
        entry('refund-failed', 'provider', 'receivables'),
      ])
      .then(() => spec.given(...made, failed, back).thenRows(ENTRIES, [ISSUED, PAID]));
  });

  it('has what came back of a payment whose invoice is open again as settling nothing, and that invoice as owed whole', () => {
    const [made, failed] = [refundMadeElsewhere(1, 1), refundFailed(1, 1)];
    return spec
      .given(...[open(1), invoicePaid(1, 1), made], {
        ...failed,
        data: { ...failed.data, invoiceId: null },
      } as PaymentEvent)
      .thenRows(ENTRIES, [
        ...[ISSUED, PAID, entry('refund-elsewhere', 'receivables', 'provider')],
        entry('refund-failed', 'provider', 'clearing'),
      ]);
  });

  it('takes back what an admin had said to have paid back once that came back', () => {
    const left = { cents: 5_900, invoiceId: null, creditNoteId: null };
    const came = pay.unmatchedPaymentReceived();
    const said = { ...left, with: 'us', paymentReference: 'pi_2' } as const;
    const takesBack = { ...left, unmatchedPaymentId: pay.UNMATCHED_ID };
    return spec
      .given(
        came,
        pay.unmatchedPaymentSettled({ left: said }),
        pay.refundFailed({ paymentReference: 'pi_2', takesBack }),
      )
      .thenRows(ENTRIES, [
        entry('unmatched-payment', 'provider', 'clearing'),
        entry('refund-by-hand', 'clearing', 'provider'),
        entry('refund-failed', 'provider', 'clearing'),
      ]);
  });
});

describe('the journal, as it is read', () => {
  const readModels = readModelsOf([journal]);
  const events = [
    open(1),
    invoicePaid(1, 1, '2026-03-05T09:00:00.000Z'),
    open(2),
    refundMadeElsewhere(1, 1),
    taken(3, 2),
  ];

  it('closes each month with what the next one opens with', async () => {
    const { queries } = await readModels.given(...events);
    const first = await queries.journal.firstMonth();
    expect(first).not.toBeNull();
    const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2027-01', '2027-02', '2027-03'];
    const sums = await Promise.all(months.map((month) => queries.journal.sums(month, 1)));
    for (const [index, { balances }] of sums.entries()) {
      for (const [at, { opening_cents, debit_cents, credit_cents, closing_cents }] of balances.entries()) {
        expect(closing_cents).toBe(opening_cents + debit_cents - credit_cents);
        const isNewYear = months[index + 1]?.slice(0, 4) !== months[index]?.slice(0, 4);
        if (!isNewYear) expect(sums[index + 1]?.balances[at]?.opening_cents ?? closing_cents).toBe(closing_cents);
      }
      expect(balances.reduce((sum, { closing_cents }) => sum + closing_cents, 0)).toBe(0);
    }
    expect(sums.at(-1)?.balances.find(({ account }) => account === 'receivables')?.closing_cents).toBe(5_900);
  });

  it('begins the accounts of profit and loss with nothing each fiscal year, and keeps what they had', async () => {
    const { queries } = await readModels.given(open(1), open(2), pay.invoiceWrittenOff({ invoiceId: invoiceId(2) }));
    const opening = async (month: string, fiscalYearMonth: number) => {
      const { balances } = await queries.journal.sums(month, fiscalYearMonth);
      expect(balances.reduce((sum, { opening_cents }) => sum + opening_cents, 0)).toBe(0);
      return Object.fromEntries(
        balances.flatMap(({ account, opening_cents }) => (opening_cents === 0 ? [] : [[account, opening_cents]])),
      );
    };
    const carried = { receivables: 5_900, revenue: -11_800, 'write-offs': 5_900 };
    expect(await opening('2026-12', 1)).toEqual(carried);
    expect(await opening('2027-01', 1)).toEqual({ receivables: 5_900, 'earlier-years': -5_900 });
    expect(await opening('2027-03', 1)).toEqual({ receivables: 5_900, 'earlier-years': -5_900 });
    expect(await opening('2027-01', 2)).toEqual(carried);
    expect(await opening('2027-02', 2)).toEqual({ receivables: 5_900, 'earlier-years': -5_900 });
  });

  it('answers a month’s entries in order, in parts and all, as the API says', async () => {
    const { queries } = await readModels.given(...events);
    const all = (await collect(queries.journal.each('2026-03'))).flat();
    const { total, kinds } = await queries.journal.sums('2026-03', 1);
    expect(all.length).toBe(total);
    expect(kinds.map(({ kind }) => kind)).toEqual(JOURNAL_KINDS);
    for (const one of all) journalEntrySchema.parse(one);
    expect(await queries.journal.page('2026-03', { offset: 1, limit: 1 })).toEqual(all.slice(1, 2));
    expect(all.find(({ kind }) => kind === 'payment')).toMatchObject({
      day: '2026-03-05',
      document: 'RE-2026-00001',
      reference: 'pi_1',
      user_id: accountId(1),
      net_cents: null,
    });
    const months = ['2026-03', '2026-04', '2026-05', '2026-06', '2027-01', '2027-02', '2027-03'];
    const ever = (await Promise.all(months.map((month) => collect(queries.journal.each(month))))).flat(2);
    expect(ever.find(({ kind }) => kind === 'credit-note')).toMatchObject({
      document: 'RE-2026-00002',
      credit_note: 'RE-2026-00003',
      served_from: expect.stringMatching(/^2026-/),
      served_until: expect.stringMatching(/^2026-/),
    });
    expect(await queries.journal.vatRates('2026-03')).toEqual([19]);
    expect(await collect(queries.journal.each('2025-12'))).toEqual([]);
  });

  it('reads a month by its index', async () => {
    const { pool } = await readModels.given(...events);
    const client = await pool.connect();
    try {
      await client.query('begin; set local enable_seqscan = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select * from rm_journal_v6.journal_entry where month = '2026-03' order by month, day, position, part limit 10`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('journal_entry_by_month');
      expect(plan).not.toContain('Sort');
      await client.query('rollback');
    } finally {
      client.release();
    }
  });
});
