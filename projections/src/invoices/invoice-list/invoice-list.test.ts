import { describe, it } from 'vitest';
import {
  billingDetailsChanged,
  invoiceErased,
  invoiceIssued,
  noticeGiven,
  noticeWithdrawn,
  subscriptionEnded,
  subscriptionStarted,
} from '../../testing/events.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { invoiceList } from './invoice-list.projection.ts';
import { corrected, first, second, takenBack } from './testing/invoice-events.ts';

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

  it('names the last correction of an invoice, which is kept as long; its month stays billed', () =>
    spec
      .given(
        subscriptionStarted(1, 1),
        first(1),
        corrected(2, 1, { account: 1, month: 1, recipient: 'Bäckerei Groß' }),
        corrected(3, 1, { account: 1, month: 1, recipient: 'Bäckerei Größer', year: 2027 }),
      )
      .thenRows(
        `select number, kind, corrected_by, cancelled_by, kept_through_year, invoice.search_text, billed_until, billed_months
         from invoice join billed_subscription on billed_subscription.id = subscription_id order by document ->> 'sequence'`,
        [
          ['RE-2026-00001', 'invoice', 're-2026-00001', 'RE-2026-00003', 2035],
          ['RE-2026-00002', 'correction', 're-2026-00002 backerei gross', null, null],
          ['RE-2026-00003', 'correction', 're-2026-00003 backerei grosser', null, null],
        ].map(([number, kind, search_text, corrected_by, kept_through_year]) => ({
          ...{ number, kind, corrected_by, cancelled_by: null, kept_through_year, search_text },
          ...{ billed_until: new Date('2026-02-01T08:00:00.000Z'), billed_months: 1 },
        })),
      ));

  it('takes names out of corrections, too, when their invoice is erased', () =>
    spec
      .given(
        subscriptionStarted(1, 1),
        invoiceIssued(1, { subscription: 1, account: 1, month: 1, recipient }),
        corrected(2, 1, { account: 1, month: 1, recipient: 'Bäckerei Größer' }),
        invoiceErased(1, 1),
      )
      .thenRows(
        "select number, kept_through_year, search_text, document ->> 'recipient' as recipient from invoice order by number",
        ['RE-2026-00001', 'RE-2026-00002'].map((number) => ({
          ...{ number, kept_through_year: null, search_text: number.toLowerCase(), recipient: null },
        })),
      ));

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
