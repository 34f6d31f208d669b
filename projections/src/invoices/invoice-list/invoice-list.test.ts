import { adminInvoiceSchema, invoiceSchema } from '@sternklar/contracts/invoices/invoice.api';
import { describe, expect, it } from 'vitest';
import type { ListRequest } from '../../lists/list-request.ts';
import {
  accountId,
  accountRegistered,
  billingDetailsChanged,
  creditNoteId,
  emailOf,
  invoiceCancelled,
  invoiceErased,
  invoiceId,
  invoiceIssued,
  invoicePaid,
  noticeGiven,
  noticeWithdrawn,
  paymentFailed,
  paymentRetried,
  subscriptionEnded,
  subscriptionId,
  subscriptionStarted,
} from '../../testing/events.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { collect, readModelsOf } from '../../testing/read-models.ts';
import { invoiceList } from './invoice-list.projection.ts';

const first = (month: number, sequence = month) => invoiceIssued(sequence, { subscription: 1, account: 1, month });
const FIRST_END = '2027-01-01T08:00:00.000Z';
const ALL = { limit: 10, except: [] };
const takenBack = (
  sequence: number,
  invoice: number,
  of: { account: number; month: number; recipient?: string; year?: number },
) => {
  const { data } = invoiceCancelled(sequence, invoice, { subscription: of.account, ...of });
  return { type: 'InvoiceCancelled' as const, data: { ...data, year: of.year ?? 2026 } };
};
const second = (month: number, sequence: number) => invoiceIssued(sequence, { subscription: 2, account: 2, month });

describe('invoice list, given events then rows', () => {
  const spec = projectionSpec(invoiceList);
  const billed = 'select billed_months, next_month_at, ends_at from billed_subscription order by id';
  const row = (billed_months: number, next: string, ends: string | null = null) => ({
    billed_months,
    next_month_at: new Date(`${next}T08:00:00.000Z`),
    ends_at: ends && new Date(`${ends}T08:00:00.000Z`),
  });

  it('knows a subscription whose first month has no invoice', () =>
    spec.given(subscriptionStarted(1, 1)).thenRows(billed, [row(0, '2026-01-01')]));

  it('counts the months that have one', () =>
    spec.given(subscriptionStarted(1, 1), first(1), first(2)).thenRows(billed, [row(2, '2026-03-01')]));

  it('follows notice, its withdrawal, and the end', async () => {
    const started = subscriptionStarted(1, 1);
    await spec.given(started, noticeGiven(1, 1)).thenRows(billed, [row(0, '2026-01-01', '2027-01-01')]);
    await spec.given(started, noticeGiven(1, 1), noticeWithdrawn(1, 1)).thenRows(billed, [row(0, '2026-01-01')]);
    await spec.given(started, subscriptionEnded(1, 1)).thenRows(billed, [row(0, '2026-01-01', '2027-01-01')]);
  });

  const details = { street: 'Mühlenstraße 12', postalCode: '55543', town: 'Bingen', vatId: null };
  const moved = billingDetailsChanged(1, 1, { companyName: 'Neu GmbH', billingDetails: { ...details, town: 'Mainz' } });

  it.each([
    ['as the start has them', [], { company_name: 'Alt GmbH', buyer: details, ends_at: null }],
    [
      'as they were changed',
      [moved],
      { company_name: 'Neu GmbH', buyer: { ...details, town: 'Mainz' }, ends_at: null },
    ],
    [
      'beside an end that came before the change',
      [noticeGiven(1, 1), moved],
      { company_name: 'Neu GmbH', ends_at: new Date('2027-01-01T08:00:00.000Z') },
    ],
    [
      'beside an end that came after it',
      [moved, noticeGiven(1, 1)],
      { company_name: 'Neu GmbH', ends_at: new Date('2027-01-01T08:00:00.000Z') },
    ],
  ])('knows where invoices go: %s', (_case, later, row) =>
    spec
      .given(subscriptionStarted(1, 1, { companyName: 'Alt GmbH', billingDetails: details }), ...later)
      .thenRows(`select ${Object.keys(row).join(', ')} from billed_subscription`, [row]),
  );

  const documents = `select number, cancelled_by, kept_through_year, search_text, document ->> 'recipient' as recipient,
                            document ->> 'note' as note from invoice order by number`;
  const recipient = 'Bäckerei Groß';

  it('takes names out when an invoice is erased, and keeps numbers and amounts', () =>
    spec
      .given(
        subscriptionStarted(1, 1),
        invoiceIssued(1, { subscription: 1, account: 1, month: 1, recipient }),
        invoiceIssued(2, { subscription: 1, account: 1, month: 2, recipient }),
        takenBack(3, 1, { account: 1, month: 1, recipient }),
        invoiceErased(1, 1),
      )
      .thenRows(documents, [
        {
          number: 'RE-2026-00001',
          cancelled_by: 'RE-2026-00003',
          kept_through_year: null,
          search_text: 're-2026-00001',
          recipient: null,
          note: null,
        },
        {
          number: 'RE-2026-00002',
          cancelled_by: null,
          kept_through_year: 2034,
          search_text: 're-2026-00002 backerei gross',
          recipient,
          note: null,
        },
        {
          number: 'RE-2026-00003',
          cancelled_by: null,
          kept_through_year: null,
          search_text: 're-2026-00003',
          recipient: null,
          note: null,
        },
      ]));

  it('keeps totals by kind and year', () =>
    spec
      .given(subscriptionStarted(1, 1), first(1), first(2), takenBack(3, 1, { account: 1, month: 1 }))
      .thenRows('select kind, year, invoices from invoice_count order by kind', [
        { kind: 'credit-note', year: 2026, invoices: 1 },
        { kind: 'invoice', year: 2026, invoices: 2 },
      ]));

  it('knows the last number of a year, and up to where it has read the stream', () =>
    spec
      .given(subscriptionStarted(1, 1), subscriptionStarted(2, 2), first(1), second(1, 2), first(2, 3))
      .thenRows('select * from invoice_book', [{ year: 2026, last_sequence: 3, version: 3 }]));
});

describe('invoice list, queries', () => {
  const models = readModelsOf([invoiceList]);
  const log = [subscriptionStarted(1, 1), subscriptionStarted(2, 2), first(1), first(2), second(1, 3)] as const;
  const request = { offset: 0, limit: 10, sort: { field: 'created_at', descending: true }, filter: {} };

  it('finds what is due, the longest due first, and nothing from the end on', async () => {
    const { queries } = await models.given(...log, noticeGiven(2, 2));
    const due = async (day: string) =>
      (await queries.invoices.due(new Date(day), ALL)).map((found) => found.subscriptionId);
    expect(await due('2026-01-31T12:00:00.000Z')).toEqual([]);
    expect(await due('2026-02-01T08:00:00.000Z')).toEqual([subscriptionId(2)]);
    expect(await due('2026-03-01T08:00:00.000Z')).toEqual([subscriptionId(2), subscriptionId(1)]);
    expect(await queries.invoices.due(new Date('2026-03-01T08:00:00.000Z'), { limit: 1, except: [] })).toMatchObject([
      { accountId: accountId(2), pricePerMonthEuro: 59, billedMonths: 1, endsAt: '2027-01-01T08:00:00.000Z' },
    ]);
  });

  it('leaves out what is not wanted just now', async () => {
    const { queries } = await models.given(...log, subscriptionEnded(2, 2));
    const but = (...except: string[]) => ({ limit: 10, except });
    const due = await queries.invoices.due(new Date('2026-03-01T08:00:00.000Z'), but(subscriptionId(1)));
    expect(due.map((found) => found.subscriptionId)).toEqual([subscriptionId(2)]);
    const erasable = await queries.invoices.erasable(2035, but(invoiceId(1), invoiceId(3)));
    expect(erasable.map((found) => found.invoiceId)).toEqual([invoiceId(2)]);
  });

  it('tells which invoices exist as of which version', async () => {
    const { queries } = await models.given(...log);
    expect(await queries.invoices.book([invoiceId(2), invoiceId(99)])).toEqual({
      version: 3,
      lastSequences: new Map([[2026, 3]]),
      issued: [invoiceId(2)],
      cancelled: [],
    });
  });

  it('tells which invoices were taken back, and counts their credit notes in the same series', async () => {
    const { queries } = await models.given(...log, takenBack(4, 2, { account: 1, month: 2 }));
    expect(await queries.invoices.book([invoiceId(1), invoiceId(2)])).toEqual({
      version: 4,
      lastSequences: new Map([[2026, 4]]),
      issued: [invoiceId(1), invoiceId(2)],
      cancelled: [invoiceId(2)],
    });
  });

  it('finds what a subscription was billed for after its end, until all of it is taken back', async () => {
    const billed = Array.from({ length: 14 }, (_, index) => first(index + 1));
    const ended = [noticeGiven(1, 1), subscriptionEnded(1, 1)] as const;
    const overbilled = { subscriptionId: subscriptionId(1), accountId: accountId(1), endedAt: FIRST_END };
    const before = await models.given(subscriptionStarted(1, 1), ...billed, ...ended);
    expect(await before.queries.invoices.overbilled(ALL)).toEqual([overbilled]);
    const later = await before.queries.invoices.laterInvoices(subscriptionId(1), FIRST_END, 10);
    expect(later.map(({ month }) => month)).toEqual([13, 14]);
  });

  it('finds nothing to take back of a subscription that goes on, or whose credit notes are written', async () => {
    const billed = Array.from({ length: 13 }, (_, index) => first(index + 1));
    const { queries } = await models.given(
      subscriptionStarted(1, 1),
      subscriptionStarted(2, 2),
      ...billed,
      second(1, 14),
      subscriptionEnded(1, 1),
      takenBack(15, 13, { account: 1, month: 13 }),
    );
    expect(await queries.invoices.overbilled(ALL)).toEqual([]);
    expect(await queries.invoices.laterInvoices(subscriptionId(1), FIRST_END, 10)).toEqual([]);
  });

  it('finds open invoices whose card is to be asked again, until it was, or somebody paid', async () => {
    const again = '2026-03-05T09:00:00.000Z';
    const open = (sequence: number) => invoiceIssued(sequence, { subscription: 1, account: 1, month: sequence }, null);
    const refused = [1, 2, 3, 4].flatMap((sequence) => [open(sequence), paymentFailed(sequence, 1, again)]);
    const { queries } = await models.given(
      subscriptionStarted(1, 1),
      ...refused,
      paymentRetried(2, 1),
      invoicePaid(3, 1),
      invoiceCancelled(5, 4, { subscription: 1, account: 1, month: 4 }),
      open(6),
      paymentFailed(6, 1, null),
    );
    const chargeable = (now: string, except: readonly string[] = []) =>
      queries.invoices.chargeable(new Date(now), { limit: 10, except });
    expect(await chargeable('2026-03-05T08:59:59.999Z')).toEqual([]);
    expect(await chargeable(again)).toEqual([
      {
        invoiceId: invoiceId(1),
        accountId: accountId(1),
        invoiceNumber: 'RE-2026-00001',
        amountCents: 5_900,
        dueAt: again,
      },
    ]);
    expect(await chargeable(again, [invoiceId(1)])).toEqual([]);
  });

  it('finds what need not be kept any more: with a credit note as long as that one', async () => {
    const { queries } = await models.given(...log, takenBack(4, 2, { account: 1, month: 2, year: 2027 }));
    const erasable = async (year: number) => (await queries.invoices.erasable(year, ALL)).map((each) => each.invoiceId);
    expect(await erasable(2034)).toEqual([]);
    expect(await erasable(2035)).toEqual([invoiceId(1), invoiceId(3)]);
    expect(await erasable(2036)).toEqual([invoiceId(1), invoiceId(3), invoiceId(2)]);
  });

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
      const { rows, total } = await queries.invoices.page({ ...request, sort, filter: { ...filter } });
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
    await expect(queries.invoices.page({ ...request, filter: { year: 'dieses' } })).rejects.toThrow();
    await expect(
      queries.invoices.page({ ...request, sort: { field: 'document', descending: true } }),
    ).rejects.toThrow();
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
  const isOpen = { paid_by: null, paid_on: null, due_on: '2026-03-05', payment_failed: false };
  const isPaid = { ...isOpen, paid_by: 'card', paid_on: '2026-03-05' };
  it.each([
    ['paid when it was issued', [first(1)], { paid_by: 'simulated-card', paid_on: '2026-03-02', due_on: null }],
    ['open', [open], isOpen],
    ['refused by the card', [open, paymentFailed(1, 1)], { ...isOpen, payment_failed: true }],
    ['paid later', [open, invoicePaid(1, 1)], isPaid],
    ['paid after the card refused', [open, paymentFailed(1, 1), invoicePaid(1, 1)], isPaid],
    ['paid, which is told twice', [open, invoicePaid(1, 1), invoicePaid(1, 1, '2026-04-01T09:00:00.000Z')], isPaid],
  ])('says of one that it is %s', async (_case, events, expected) => {
    const { queries } = await models.given(subscriptionStarted(1, 1), ...events);
    const { rows } = await queries.invoices.pageOfAccount(accountId(1), request);
    expect(rows).toMatchObject([expected]);
    expect(rows.map((row) => invoiceSchema.strict().parse(row))).toEqual(rows);
  });
});
