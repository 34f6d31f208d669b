import type { OwnerFigures } from '@sternklar/contracts/back-office/owner-figures.api';
import { expect, test } from 'vitest';
import { figuresCsv } from './figures-csv.ts';

const NO_CASES = { cases: 0, median_days: null, p90_days: null };
const NO_CLAIMS = { invoices: 0, gross_cents: 0 };

/** A period of nothing but invoices less credit notes over so many cents. */
const figuresOver = (gross_cents: number): OwnerFigures['figures'] => ({
  from: '2026-11-01',
  until: '2026-11-30',
  mrr_net_cents: 0,
  mrr_gross_cents: 0,
  active: 0,
  leaving: 0,
  active_at_start: 0,
  started: 0,
  notice_given: 0,
  ended: 0,
  terminated: 0,
  churn: null,
  revenue: { net_cents: 0, vat_cents: 0, gross_cents, invoices: 0, corrections: 0, credit_notes: 0 },
  written_off_cents: 0,
  disputes: 0,
  disputes_lost_cents: 0,
  cases_in: 0,
  cases_out: { decided: 0, removed: 0, share: null },
  by_reason: [],
  to_forward: NO_CASES,
  to_decision: NO_CASES,
  chats: 0,
  chats_by_assistant: 0,
  chats_handed_over: 0,
  ratings: 0,
  ratings_bad: 0,
});

test('amounts can be added up in a sheet, those that go back, too', () => {
  const csv = figuresCsv({
    at: '2026-11-27T10:00:00.000Z',
    kind: 'month',
    is_running: true,
    figures: figuresOver(-5_900),
    before: figuresOver(5_900),
    months: [],
    now: {
      open: NO_CLAIMS,
      failed: NO_CLAIMS,
      renewals: { until: '2026-12-27', subscriptions: 0, mrr_net_cents: 0 },
      customers_without_review: 0,
    },
  });
  expect(csv.split('\r\n')).toContain('Umsatz;Umsatz brutto;-59,00;59,00');
  expect(csv).not.toMatch(/[−€]/);
});
