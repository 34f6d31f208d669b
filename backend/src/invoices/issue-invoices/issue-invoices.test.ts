import { amountsOf } from '@sternklar/contracts/invoices/amounts';
import type { InvoiceEvent } from '@sternklar/contracts/invoices/invoice.events';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, expect, it } from 'vitest';
import { billedMonth, dueMonths } from '../due-months.ts';
import { type InvoicesState, invoicesAmong } from '../invoices.ts';
import { BILLED, invoiceIssued, SELLER } from '../testing/invoice.builders.ts';
import { issueInvoices } from './issue-invoices.ts';

const months = [1, 2, 3].map((number) => billedMonth(BILLED, number));
const spec = deciderSpec<InvoicesState, InvoiceEvent>(invoicesAmong(new Set(months.map(({ invoiceId }) => invoiceId))));
const issuing =
  (now: string, ...numbers: number[]) =>
  (state: InvoicesState) =>
    issueInvoices(state, {
      months: months.filter(({ number }) => numbers.includes(number)),
      seller: SELLER,
      paidBy: 'simulated-card',
      isFirstPrepaid: false,
      now: new Date(now),
    });

describe('issuing invoices', () => {
  it('keeps everything that stands on the invoice', () => {
    spec
      .given()
      .when(issuing('2026-03-02T09:00:01.000Z', 1))
      .then({
        type: 'InvoiceIssued',
        data: {
          invoiceId: 'e4ca06fc-db03-51bd-bb00-eb84cb0fab9b',
          accountId: BILLED.accountId,
          subscriptionId: BILLED.subscriptionId,
          month: 1,
          year: 2026,
          sequence: 1,
          number: 'RE-2026-00001',
          issuedAt: '2026-03-02T09:00:01.000Z',
          startsAt: '2026-03-02T09:00:00.000Z',
          endsAt: '2026-04-02T08:00:00.000Z',
          planName: 'standard',
          grossCents: 5900,
          netCents: 4958,
          vatCents: 942,
          vatPercent: 19,
          paymentMethod: 'Kreditkarte',
          paidBy: 'simulated-card',
          seller: SELLER,
          recipient: 'Bäckerei Sonnenschein GmbH',
          buyer: BILLED.buyer,
        },
      });
  });

  it('gives the next numbers, one for each month that was missed', () => {
    spec
      .given(invoiceIssued(1))
      .when(issuing('2026-05-20T09:00:00.000Z', 2, 3))
      .then(
        invoiceIssued(2, { sequence: 2, issuedAt: '2026-05-20T09:00:00.000Z' }),
        invoiceIssued(3, { sequence: 3, issuedAt: '2026-05-20T09:00:00.000Z' }),
      );
  });

  it('issues no month twice', () => {
    spec.given(invoiceIssued(1)).when(issuing('2026-03-02T09:00:02.000Z', 1)).thenNothing();
  });

  it('begins anew with the year in Germany, not in UTC', () => {
    spec
      .given(invoiceIssued(1))
      .when(issuing('2026-12-31T23:30:00.000Z', 2))
      .then(invoiceIssued(2, { year: 2027, sequence: 1, issuedAt: '2026-12-31T23:30:00.000Z' }));
  });

  it('goes on in the old year when a clock was set back', () => {
    spec
      .given(invoiceIssued(1), invoiceIssued(2, { year: 2027, sequence: 1 }))
      .when(issuing('2026-12-31T22:59:59.000Z', 3))
      .then(invoiceIssued(3, { sequence: 2, issuedAt: '2026-12-31T22:59:59.000Z' }));
  });
});

describe('a first month that was paid before it began', () => {
  it('is prepaid, whatever pays later ones', () => {
    for (const paidBy of [null, 'simulated-card'] as const) {
      const now = new Date('2026-04-02T08:00:00.000Z');
      spec
        .given()
        .when((state) =>
          issueInvoices(state, { months: months.slice(0, 2), seller: SELLER, paidBy, isFirstPrepaid: true, now }),
        )
        .then(
          invoiceIssued(1, { issuedAt: now.toISOString(), paidBy: null, isPrepaid: true }),
          invoiceIssued(2, { issuedAt: now.toISOString(), paidBy }),
        );
    }
  });
});

describe('amounts', () => {
  it('are 49.58 and 9.42 for 59 euro, and 708 for twelve months', () => {
    expect(amountsOf(59, 19)).toEqual({ grossCents: 5900, netCents: 4958, vatCents: 942 });
    expect(12 * amountsOf(59, 19).grossCents).toBe(70_800);
  });
});

describe('the months that are due', () => {
  const due = (now: string, endsAt: string | null = null, billedMonths = 0) =>
    dueMonths({ ...BILLED, billedMonths, endsAt }, new Date(now), 100).map(({ startsAt }) => startsAt);

  it.each([
    ['none before the start', '2026-03-02T08:59:59.999Z', 0],
    ['the first at the start', '2026-03-02T09:00:00.000Z', 1],
    ['the second on the same day of the next month, at the same time in Germany', '2026-04-02T08:00:00.000Z', 2],
    ['and not a moment before', '2026-04-02T07:59:59.999Z', 1],
    ['all of a year', '2027-03-02T08:59:59.999Z', 12],
  ])('are %s', (_case, now, count) => {
    expect(due(now)).toHaveLength(count);
  });

  it('are none from the end on', () => {
    expect(due('2028-01-01T00:00:00.000Z', '2027-03-02T09:00:00.000Z')).toHaveLength(12);
  });

  it('leave out those that have an invoice', () => {
    expect(due('2026-05-02T08:00:00.000Z', null, 2)).toEqual(['2026-05-02T08:00:00.000Z']);
  });
});
