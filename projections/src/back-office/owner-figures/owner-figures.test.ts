import { periodAround, periodBefore } from '@sternklar/contracts/back-office/figure-period';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyBatch } from '../../engine/batches/apply-batch.ts';
import { businessHistory } from '../../testing/business-histories.ts';
import {
  answerRated,
  invoiceCancelled,
  invoiceCorrected,
  invoiceIssued,
  invoicePaid,
  messageId,
  messageSent,
  noticeGiven,
  noticeWithdrawn,
  paymentFailed,
  personRequested,
  recorded,
  recordedAt,
  reviewSubmitted,
  subscriptionEnded,
  subscriptionRenewed,
  subscriptionStarted,
  visitorMessageSent,
} from '../../testing/events.ts';
import { plainBusinessFigures, plainMonths, plainPresent } from '../../testing/plain-owner-figures.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { readModelsOf } from '../../testing/read-models.ts';
import { ownerFigures } from './owner-figures.projection.ts';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-02-15T12:00:00.000Z');
const MOMENTS = ['2025-12-31T23:30:00.000Z', '2026-02-15T12:00:00.000Z', '2027-01-01T08:00:00.000Z'];
const bill = { subscription: 1, account: 1 };

describe('the owner’s figures, tables', () => {
  const spec = projectionSpec(ownerFigures);

  it('keep a subscription with its net price, its notice and its end', () =>
    spec
      .given(
        subscriptionStarted(1, 1),
        subscriptionRenewed(1, 1),
        noticeGiven(1, 1),
        subscriptionStarted(2, 2),
        noticeGiven(2, 2),
        noticeWithdrawn(2, 2),
        subscriptionEnded(1, 1),
      )
      .thenRows(
        `select gross_cents, net_cents, term_ends_at::date::text as term, notice_on::text as notice,
                ends_at::date::text as ended from subscription order by id`,
        [
          { gross_cents: 5_900, net_cents: 4_958, term: '2028-01-01', notice: '2026-02-01', ended: '2027-01-01' },
          { gross_cents: 5_900, net_cents: 4_958, term: '2027-01-01', notice: null, ended: null },
        ],
      ));

  it('add up invoices, corrections without an amount, and credit notes by the day in Germany', () =>
    spec
      .given(
        invoiceIssued(1, { ...bill, month: 1 }),
        invoiceIssued(2, { ...bill, month: 2 }, null),
        invoiceCorrected(3, 1, { ...bill, month: 1, recipient: 'Bäckerei Groß' }),
        invoiceCancelled(4, 1, { ...bill, month: 1 }),
      )
      .thenRows(
        'select day::text, kind, documents::int, net_cents::int, gross_cents::int from document_day order by day',
        [
          { day: '2026-03-02', kind: 'invoice', documents: 2, net_cents: 9_916, gross_cents: 11_800 },
          { day: '2026-03-10', kind: 'correction', documents: 1, net_cents: 0, gross_cents: 0 },
          { day: '2027-02-02', kind: 'credit-note', documents: 1, net_cents: 4_958, gross_cents: 5_900 },
        ],
      ));

  it('know which invoices are open, and which of them the card refused', () =>
    spec
      .given(
        invoiceIssued(1, { ...bill, month: 1 }, null),
        invoiceIssued(2, { ...bill, month: 2 }, null),
        invoiceIssued(3, { ...bill, month: 3 }, null),
        paymentFailed(2, 1),
        invoicePaid(3, 1),
        invoiceCancelled(4, 1, { ...bill, month: 1 }),
      )
      .thenRows('select is_settled, has_failed from invoice order by id', [
        { is_settled: true, has_failed: false },
        { is_settled: false, has_failed: true },
        { is_settled: true, has_failed: false },
      ]));

  it('know of each rated answer what was said last', () =>
    spec
      .given(messageSent(1, 1), answerRated(1, 2, false), answerRated(1, 3, true), answerRated(1, 2, true))
      .thenRows('select message_id, day::text, helpful from rated_answer order by message_id', [
        { message_id: messageId(2), day: '2026-01-01', helpful: true },
        { message_id: messageId(3), day: '2026-01-01', helpful: true },
      ]));

  it('know who wrote in a conversation on a day', () =>
    spec
      .given(
        messageSent(1, 1),
        messageSent(2, 1, { sender: 'assistant' }),
        visitorMessageSent(3, 2),
        personRequested(1),
        reviewSubmitted(1, { business: 1, account: 1 }),
        reviewSubmitted(2, { business: 1, account: 1 }),
      )
      .thenRows('select day::text, has_asked, has_assistant, has_person from conversation_day order by has_person', [
        { day: '2026-01-01', has_asked: true, has_assistant: false, has_person: false },
        { day: '2026-01-01', has_asked: true, has_assistant: true, has_person: true },
      ]));
});

/** Histories that `npm test` looks at, of those that there are. */
const AT_ONCE = 1;

describe('the owner’s figures', () => {
  const models = readModelsOf([ownerFigures]);

  it('count chats that went to a person, and answers that did not help', async () => {
    const { queries } = await models.given(
      messageSent(1, 1),
      messageSent(2, 1, { sender: 'assistant' }),
      messageSent(3, 2),
      messageSent(4, 2, { sender: 'assistant' }),
      personRequested(2),
      answerRated(1, 2, true),
      answerRated(2, 4, false),
    );
    expect(await queries.ownerFigures.during('2026-01-01', '2026-01-31', NOW)).toMatchObject({
      chats: 2,
      chats_by_assistant: 1,
      chats_handed_over: 1,
      ratings: 2,
      ratings_bad: 1,
    });
    expect(await queries.ownerFigures.during('2026-02-01', '2026-02-28', NOW)).toMatchObject({
      ratings: 0,
      ratings_bad: 0,
    });
  });

  it('are zeros before anything happened, and none is a share of nothing', async () => {
    const { queries } = await models.given();
    expect(await queries.ownerFigures.during('2026-01-01', '2026-01-31', NOW)).toMatchObject({
      mrr_net_cents: 0,
      active: 0,
      churn: null,
      revenue: { net_cents: 0, invoices: 0 },
      chats: 0,
      chats_handed_over: 0,
      ratings: 0,
      ratings_bad: 0,
    });
    expect(await queries.ownerFigures.months('2026-01-31')).toHaveLength(12);
    expect((await queries.ownerFigures.at(new Date(recordedAt(1)))).renewals).toEqual({
      until: '2026-03-02',
      subscriptions: 0,
      mrr_net_cents: 0,
    });
  });

  const histories = fc.sample(
    fc.record({
      events: businessHistory,
      hours: fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 250, maxLength: 250 }),
      cuts: fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 4 }),
    }),
    { numRuns: 12, seed: 21 },
  );
  const days = ['2025-01-15', '2025-12-31', '2026-01-01', '2026-03-31', '2026-04-01', '2026-11-05'];
  const periods = [
    ...days.flatMap((day) => (['month', 'quarter', 'year'] as const).map((kind) => periodAround(kind, day))),
    { kind: 'custom', from: '2025-12-31', until: '2026-03-31' } as const,
  ].flatMap((period) => [period, periodBefore(period)]);

  const equal = async (_number: number, { events, hours, cuts }: (typeof histories)[number]) => {
    let at = Date.parse('2025-11-01T08:00:00.000Z');
    const timed = recorded(events).map((event, index) => {
      at += (hours[index] ?? 0) * HOUR_MS;
      return { ...event, recordedAt: new Date(at).toISOString() };
    });
    const { queries, pool } = await models.given();
    const ends = [...cuts.toSorted((one, other) => one - other), timed.length];
    for (const [index, end] of ends.entries()) {
      const after = ends[index - 1] ?? 0;
      await applyBatch(pool, [ownerFigures], { after, last: end, events: timed.slice(after, end), undecoded: [] });
    }
    for (const { from, until } of periods) {
      const name = `${from} to ${until}`;
      for (const now of MOMENTS) {
        const figures = await queries.ownerFigures.during(from, until, new Date(now));
        expect(figures, `${name} at ${now}`).toEqual(plainBusinessFigures(timed, { from, until }, new Date(now)));
      }
    }
    const months = await queries.ownerFigures.months('2026-03-31');
    expect(months.map(({ start }) => start)).toMatchObject({ 0: '2025-04-01', 11: '2026-03-01' });
    expect(months).toEqual(
      plainMonths(
        timed,
        months.map(({ start }) => start),
      ),
    );
    for (const now of MOMENTS) {
      expect(await queries.ownerFigures.at(new Date(now)), now).toEqual(plainPresent(timed, new Date(now)));
    }
  };
  const numbered = histories.map((history, index) => [index + 1, history] as const);
  it.each(numbered.slice(0, AT_ONCE))('equal a plain sum over all events, in history %i', equal);
  it.each(numbered.slice(AT_ONCE))('equal a plain sum over all events, in history %i', { tags: 'long' }, equal);
});
