import { type CountedFigure, type CountedReason, countedFilter } from '@sternklar/contracts/back-office/counted';
import { type DaySpan, periodAround } from '@sternklar/contracts/back-office/figure-period';
import { plainFirst } from '@sternklar/event-store/testing/plain-first';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { userList } from '../../accounts/user-list/user-list.projection.ts';
import { conversationList } from '../../conversations/conversation-list/conversation-list.projection.ts';
import { applyBatch } from '../../engine/batches/apply-batch.ts';
import { invoiceList } from '../../invoices/invoice-list/invoice-list.projection.ts';
import type { Queries } from '../../queries.ts';
import { caseFigures } from '../../reviews/case-figures/case-figures.projection.ts';
import { reviewList } from '../../reviews/review-list/review-list.projection.ts';
import { subscriptionList } from '../../subscriptions/subscription-list/subscription-list.projection.ts';
import { businessHistory } from '../../testing/business-histories.ts';
import { caseworkHistory } from '../../testing/casework-histories.ts';
import { type KnownEvent, recorded } from '../../testing/events.ts';
import { readModelsOf } from '../../testing/read-models.ts';
import { ownerFigures } from './owner-figures.projection.ts';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-02-15T12:00:00.000Z');
const lists = [ownerFigures, caseFigures, userList, subscriptionList, invoiceList, conversationList, reviewList];
const models = readModelsOf(lists);

/** One after the other, some hours apart, from last November on. */
const timed = (events: readonly KnownEvent[], hours: readonly number[]) => {
  let at = Date.parse('2025-11-01T08:00:00.000Z');
  return recorded(events).map((event, index) => {
    at += (hours[index % hours.length] ?? 0) * HOUR_MS;
    return { ...event, recordedAt: new Date(at).toISOString() };
  });
};

type ListName = 'users' | 'subscriptions' | 'invoices' | 'reviews' | 'conversations';

const countingIn =
  (queries: Queries) =>
  async (list: ListName, figure: CountedFigure, days: DaySpan, reason?: CountedReason): Promise<number> => {
    const filter = { counted: countedFilter(figure, days, reason) };
    const sort = { field: 'created_at', descending: true };
    const { rows, total } = await queries[list].page({ offset: 0, limit: 100, sort, filter }, NOW);
    expect(rows).toHaveLength(Math.min(total, 100));
    return total;
  };

const hours = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 50, maxLength: 50 });
const SPANS: readonly DaySpan[] = [
  periodAround('month', '2025-12-31'),
  periodAround('quarter', '2026-01-01'),
  periodAround('year', '2026-03-01'),
  { from: '2025-12-31', until: '2026-03-31' },
];

/** Histories that `npm test` looks at, of those that there are. */
const AT_ONCE = 1;

describe('a list shows just what a figure counts', () => {
  const histories = fc.sample(fc.record({ events: businessHistory, hours }), { numRuns: 6, seed: 60 });
  const ofTheBusiness = async (_number: number, history: (typeof histories)[number]) => {
    const events = timed(history.events, history.hours);
    const { queries, pool } = await models.given();
    await applyBatch(pool, lists, { after: 0, last: events.length, events, undecoded: [] });
    const counting = countingIn(queries);
    for (const days of SPANS) {
      const figures = await queries.ownerFigures.during(days.from, days.until, NOW);
      expect({
        active: await counting('subscriptions', 'active', days),
        leaving: await counting('subscriptions', 'leaving', days),
        started: await counting('subscriptions', 'started', days),
        notice_given: await counting('subscriptions', 'notice_given', days),
        ended: await counting('subscriptions', 'ended', days),
        churn:
          figures.active_at_start === 0
            ? null
            : (await counting('subscriptions', 'lost', days)) / figures.active_at_start,
        invoices: await counting('invoices', 'invoices', days),
        corrections: await counting('invoices', 'corrections', days),
        credit_notes: await counting('invoices', 'credit_notes', days),
        documents: await counting('invoices', 'documents', days),
        chats: await counting('conversations', 'chats', days),
        chats_by_assistant: await counting('conversations', 'by_assistant', days),
      }).toEqual({
        active: figures.active,
        leaving: figures.leaving,
        started: figures.started,
        notice_given: figures.notice_given,
        ended: figures.ended,
        churn: figures.churn,
        invoices: figures.revenue.invoices,
        corrections: figures.revenue.corrections,
        credit_notes: figures.revenue.credit_notes,
        documents: figures.revenue.invoices + figures.revenue.credit_notes,
        chats: figures.chats,
        chats_by_assistant: figures.chats_by_assistant,
      });
    }
    const present = await queries.ownerFigures.at(NOW);
    const today = { from: '2026-02-15', until: '2026-02-15' };
    expect({
      open: await counting('invoices', 'open', today),
      failed: await counting('invoices', 'failed', today),
      renewing: await counting('subscriptions', 'renewing', { ...today, until: present.renewals.until }),
      without_review: await counting('users', 'without_review', today),
    }).toEqual({
      open: present.open.invoices,
      failed: present.failed.invoices,
      renewing: present.renewals.subscriptions,
      without_review: present.customers_without_review,
    });
  };
  const numbered = histories.map((history, index) => [index + 1, history] as const);
  it.each(numbered.slice(0, AT_ONCE))('of the business, in history %i', ofTheBusiness);
  it.each(numbered.slice(AT_ONCE))('of the business, in history %i', { tags: 'long' }, ofTheBusiness);

  const cases = fc.sample(
    fc.record({ events: caseworkHistory({ reviews: 24, minLength: 100, maxLength: 200 }), hours }),
    { numRuns: 4, seed: 61 },
  );
  plainFirst(
    1,
    cases.map((history, index) => [index + 1, history] as const),
  )(
    'of cases, in history %i: those of removed businesses are counted, and stand in no list',
    async (_number, history) => {
      const events = timed(
        history.events.filter(({ type }) => type !== 'BusinessRemoved'),
        history.hours,
      );
      const { queries, pool } = await models.given();
      await applyBatch(pool, lists, { after: 0, last: events.length, events, undecoded: [] });
      const counting = countingIn(queries);
      for (const days of SPANS) {
        const { incoming, to_forward, success, by_reason } = await queries.caseFigures.during(days.from, days.until);
        expect({
          incoming: await counting('reviews', 'cases_in', days),
          forwarded: await counting('reviews', 'forwarded', days),
          decided: await counting('reviews', 'decided', days),
          removed: await counting('reviews', 'removed', days),
        }).toEqual({ incoming, forwarded: to_forward.cases, decided: success.decided, removed: success.removed });
        for (const { reason, decided, removed } of by_reason) {
          expect(await counting('reviews', 'decided', days, reason ?? 'none')).toBe(decided);
          expect(await counting('reviews', 'removed', days, reason ?? 'none')).toBe(removed);
        }
      }
    },
  );

  it.each([
    'started',
    'started 2026-01-01',
    'started 2026-02-01 2026-01-01',
    'started 2026-01-01 2026-01-32',
    'open 2026-01-01 2026-01-31',
    'started 2026-01-01 2026-01-31 spam',
    'started 2026-01-01 2026-01-31 ; drop table',
  ])('but for a figure that the list has not: %s', async (counted) => {
    const { queries } = await models.given();
    const sort = { field: 'created_at', descending: true };
    const page = queries.subscriptions.page({ offset: 0, limit: 10, sort, filter: { counted } }, NOW);
    await expect(page).rejects.toThrow("The list cannot be filtered by 'counted' like this.");
  });
});
