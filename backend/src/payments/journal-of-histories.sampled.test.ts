import { JOURNAL_KINDS, type JournalAccount, type JournalKind } from '@sternklar/contracts/invoices/journal';
import type { BookingKind } from '@sternklar/contracts/payments/booking';
import { PAYER_ID } from '@sternklar/contracts/payments/testing/payment.builders';
import { sampleSize } from '@sternklar/event-store/testing/sample-size';
import { invoiceList } from '@sternklar/projections/invoices/invoice-list/invoice-list.projection';
import { journal } from '@sternklar/projections/invoices/journal/journal.projection';
import type { JournalQueries } from '@sternklar/projections/invoices/journal/journal.query';
import type { KnownEvent } from '@sternklar/projections/testing/events';
import { collect, readModelsOf } from '@sternklar/projections/testing/read-models';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lostCentsOf, refundedCentsOf } from './payments.ts';
import { seenToCentsOf } from './settle-unmatched-payment/left-to-settle.ts';
import { DAY_MS, GROSS, type Life, lived, steps } from './testing/payment-life.ts';

describe('the journal of a history', { shuffle: false }, () => {
  const seen = new Set<JournalKind>();
  const readModels = readModelsOf([journal, invoiceList]);
  const histories = fc.sample(fc.tuple(steps, fc.boolean()), {
    numRuns: sampleSize({ some: 28, all: 60 }),
    seed: 34,
  });

  /** What stays of each payment that settles an invoice, by the invoice. */
  const keptOf = (state: ReturnType<Life['state']>) =>
    new Map(
      [...state.paidInvoices].map(([invoiceId, reference]) => [
        invoiceId,
        (state.paidCents.get(reference) ?? 0) - refundedCentsOf(state, reference) - lostCentsOf(state, reference),
      ]),
    );
  const sumOf = (all: Iterable<number>) => [...all].reduce((sum, cents) => sum + cents, 0);

  /** In which no history is: what they earn stays on its account. */
  const FISCAL_YEAR_MONTH = 2;
  const monthOf = (at: Date) => at.toISOString().slice(0, 7);

  /** Of all accounts; each month opens with what the one before closed with, and has the sums of its own entries. */
  const closingAfter = async (books: JournalQueries, months: readonly string[]) => {
    const closing = new Map<string, number>();
    for (const month of months) {
      const { balances, kinds, total } = await books.sums(month, FISCAL_YEAR_MONTH);
      const entries = (await collect(books.each(month))).flat();
      for (const { kind } of entries) seen.add(kind);
      expect(entries).toHaveLength(total);
      for (const { kind, gross_cents } of kinds) {
        expect(gross_cents).toBe(sumOf(entries.filter((one) => one.kind === kind).map((one) => one.gross_cents)));
      }
      for (const { account, opening_cents, closing_cents } of balances) {
        expect(opening_cents).toBe(closing.get(account) ?? 0);
        closing.set(account, closing_cents);
      }
    }
    return closing;
  };
  const monthsBetween = (first: string, last: string) => {
    const months: string[] = [];
    for (let at = new Date(`${first}-15`); monthOf(at) <= last; at = new Date(at.getTime() + 28 * DAY_MS)) {
      if (months.at(-1) !== monthOf(at)) months.push(monthOf(at));
    }
    return months;
  };

  it.each(histories)('adds up to the cent: %#', async (history, drainsAtOnce) => {
    const life = await lived(history, drainsAtOnce);
    await life.drain();
    const { log, world, cancelled, issued } = life;
    const state = life.state();
    const { queries } = await readModels.given(...(log as KnownEvent[]));
    const first = (await queries.journal.firstMonth()) ?? '';
    const months = monthsBetween(first, monthOf(new Date(life.now().getTime() + 40 * DAY_MS)));
    const closing = await closingAfter(queries.journal, months);
    expect(sumOf(closing.values())).toBe(0);
    const balance = (account: JournalAccount) => closing.get(account) ?? 0;

    // Revenue is what the log's documents say.
    const grossOf = (type: string) =>
      sumOf(log.filter((event) => event.type === type).map(({ data }) => (data as { grossCents: number }).grossCents));
    expect(balance('revenue')).toBe(grossOf('InvoiceCancelled') - grossOf('InvoiceIssued'));

    // Money is what lies at the provider; the first page was paid before its account had a life there.
    const atProvider = sumOf(world.payments.map(world.left));
    expect(balance('provider') + balance('disputed')).toBe(atProvider + GROSS);
    const undecided = world.payments.filter(({ dispute }) => dispute === 'open');
    expect(balance('disputed')).toBe(sumOf(undecided.map(({ disputedCents }) => disputedCents)));

    // Owed is what is open in the list of invoices, what went back of paid ones, less what has to go back of cancelled ones.
    const kept = keptOf(state);
    const open = sumOf((await queries.invoices.openOf(PAYER_ID)).map(({ amountCents }) => amountCents));
    const booked = (kind: BookingKind) => [...state.bookings].filter(([, one]) => one.kind === kind).map(([id]) => id);
    expect(balance('bank')).toBe(GROSS * booked('transfer').length);
    expect(balance('write-offs')).toBe(GROSS * booked('write-off').length);
    const toGoBack = booked('transfer').filter((id) => cancelled.has(id)).length;
    const perPaid = [...kept].map(([invoiceId, cents]) => (cancelled.has(invoiceId) ? -cents : GROSS - cents));
    expect(balance('receivables')).toBe(open + sumOf(perPaid) - GROSS * toGoBack);
    const isOpen = (id: string) => !kept.has(id) && !cancelled.has(id) && !state.bookings.has(id);
    expect(open).toBe(GROSS * [...issued.keys()].filter(isOpen).length);
  });

  /** What is open, less what goes back by itself: of credit notes whose refund is under way, and transfers of cancelled invoices. */
  const owedAfter = async ({ log, cancelled, state, now }: Life) => {
    const { queries } = await readModels.given(...(log as KnownEvent[]));
    const { balances } = await queries.journal.sums(
      monthOf(new Date(now().getTime() + 40 * DAY_MS)),
      FISCAL_YEAR_MONTH,
    );
    for await (const entries of queries.journal.each(monthOf(now()))) for (const { kind } of entries) seen.add(kind);
    const open = sumOf((await queries.invoices.openOf(PAYER_ID)).map(({ amountCents }) => amountCents));
    // What came back from its payer, and the team has seen to, goes back no more.
    const seenTo = (id: string) => seenToCentsOf(state(), state().paidInvoices.get(id) ?? '');
    const isUnderWay = (id: string) => cancelled.has(id) && !state().refundedInvoices.has(id);
    const underWay = sumOf([...keptOf(state())].map(([id, cents]) => (isUnderWay(id) ? cents - seenTo(id) : 0)));
    const toGoBack = [...state().bookings].filter(([id, { kind }]) => kind === 'transfer' && cancelled.has(id)).length;
    return {
      receivables: balances.find(({ account }) => account === 'receivables')?.closing_cents,
      expected: open - underWay - GROSS * toGoBack,
    };
  };

  it.each(histories.map((history, index) => [index, ...history] as const))(
    'owes nothing else once an admin said what became of everything: %i',
    async (index, history, drainsAtOnce) => {
      const life = await lived(history, drainsAtOnce);
      await life.drain();
      await life.settleStanding(index);
      await life.drain();
      const { receivables, expected } = await owedAfter(life);
      expect(receivables).toBe(expected);
    },
  );

  it.each(histories.map((history, index) => [index, ...history] as const))(
    'nor when all invoices are taken back and the rest is told of after that: %i',
    async (index, history, drainsAtOnce) => {
      const life = await lived(history, drainsAtOnce);
      await life.drain();
      // What came by transfer stays owed when its invoice is taken back (decision 0053).
      const isSaid = (settlement: string) => settlement !== 'paid-by-transfer';
      await life.settleStanding(index, isSaid);
      for (const _ of life.issued.keys()) life.cancel(0);
      await life.drain();
      while (life.world.notices.length > 0) await life.deliver(0, false);
      await life.drain();
      await life.settleStanding(index, isSaid);
      await life.drain();
      const { receivables, expected } = await owedAfter(life);
      expect(receivables).toBe(expected);
    },
  );

  it('adds up for histories in which nearly everything happened', () => {
    // A test's own account is paid by card; a page before its invoice, test mode, and what admins do have tests of their own.
    const elsewhere: readonly JournalKind[] = [
      'correction',
      'page-payment',
      'prepayment-used',
      'test-payment',
      'test-refund',
    ];
    expect(JOURNAL_KINDS.filter((kind) => !seen.has(kind))).toEqual(elsewhere);
  });
});
