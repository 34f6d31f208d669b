import { type CaseFacts, NO_FACTS } from '@sternklar/contracts/reviews/casework/case-facts';
import { caseCountsSchema, listedCaseSchema } from '@sternklar/contracts/reviews/casework/case-list.api';
import { OPEN_CASE_STATES } from '@sternklar/contracts/reviews/casework/casework-words';
import * as build from '@sternklar/contracts/reviews/testing/review.builders';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { InvalidListRequest, type ListRequest } from '../../engine/lists/list-request.ts';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { createQueries } from '../../queries.ts';
import {
  accountRegistered,
  businessAdded,
  businessId,
  emailOf,
  ofReview,
  recordedAt,
  reviewId,
  reviewStatusChanged,
  reviewSubmitted,
} from '../../testing/events.ts';
import { collect, type FilledReadModels, readModelsOf } from '../../testing/read-models.ts';
import { reviewCase } from './review-case.projection.ts';

const here = { business: 1, account: 1 };
const there = { business: 2, account: 1 };
const complete = { reviewUrl: 'https://maps.example/1', reason: 'spam', goodFaith: true } as const;
const EARLY = '2026-03-09T08:00:00.000Z';
const LATE = '2026-03-12T08:00:00.000Z';
/** Between the two. */
const now = new Date('2026-03-10T12:00:00.000Z');

const asked = (more: Partial<ListRequest> = {}): ListRequest => ({
  offset: 0,
  limit: 25,
  sort: { field: 'next', descending: false },
  filter: {},
  ...more,
});
const numbers = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => Number.parseInt(id.slice(-4), 16));

describe('the list of open cases', () => {
  const models = readModelsOf([reviewCase]);

  /** One case in each place, and two that nobody works on any more. */
  const everyPlace = () =>
    models.given(
      accountRegistered(1),
      businessAdded(1, 1),
      businessAdded(2, 1),
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((one) =>
        reviewSubmitted(one, one > 4 ? there : here, one === 5 ? {} : complete),
      ),
      ofReview(1, here, build.removalForwarded({ followUpAt: LATE, channel: 'post', reference: 'AZ 12-345' })),
      ofReview(2, here, build.questionAsked()),
      ofReview(6, there, build.removalForwarded({ followUpAt: EARLY, reference: 'az 12-999' })),
      ofReview(7, there, build.removalForwarded({ followUpAt: LATE })),
      ofReview(7, there, build.platformAnswered({ answer: 'refused', enteredBy: 'customer' })),
      reviewStatusChanged(8, there, { from: 'eingereicht', to: 'gelöscht' }),
      ofReview(9, there, build.removalWithdrawn()),
    );
  const inOrder = [7, 6, 3, 4, 5, 2, 1];

  it('begins with answers, then what is due, then what can go out, the oldest first, then what has to be asked about', async () => {
    const { queries } = await everyPlace();
    const { rows, total } = await queries.caseList.page(asked(), now);
    expect(total).toBe(7);
    expect(numbers(rows)).toEqual(inOrder);
    expect(rows.map((row) => listedCaseSchema.strict().parse(row).next.state)).toEqual([
      'answer-to-enter',
      'answer-to-enter',
      'ready-to-forward',
      'ready-to-forward',
      'incomplete',
      'waiting-for-customer',
      'waiting-for-platform',
    ]);
    expect(rows.at(-1)).toEqual({
      id: reviewId(1),
      reviewer_name: 'Gast 1',
      business_id: businessId(1),
      business_name: 'Gasthaus 1',
      user_id: rows[0]?.user_id,
      user_email: emailOf(1),
      next: { state: 'waiting-for-platform', until: LATE },
      channel: 'post',
      is_appeal: false,
      created_at: recordedAt(4),
      taken_over: null,
    });
  });

  it('has what the platform asked among the answers, the oldest question first, complete or not', async () => {
    const places = [1, 2, 3].map((one) => reviewSubmitted(one, here, one === 2 ? {} : complete));
    const { queries } = await models.given(
      accountRegistered(1),
      businessAdded(1, 1),
      ...places,
      reviewSubmitted(4, here, complete),
      ...[1, 2, 4].map((one) => ofReview(one, here, build.removalForwarded({ followUpAt: EARLY }))),
      ofReview(2, here, build.platformAnswered({ answer: 'asks', enteredBy: 'admin', followUpAt: LATE })),
      ofReview(1, here, build.platformAnswered({ answer: 'asks', enteredBy: 'admin', followUpAt: null })),
    );
    const { rows, total } = await queries.caseList.page(asked(), now);
    expect([numbers(rows), total]).toEqual([[2, 1, 4, 3], 4]);
    expect(rows.map(({ next }) => next)).toMatchObject([
      { state: 'answer-to-enter', because: 'platform-asked', until: LATE, platform_asked_at: expect.any(String) },
      { state: 'answer-to-enter', because: 'platform-asked', until: null },
      { state: 'answer-to-enter', because: 'follow-up-due' },
      { state: 'ready-to-forward' },
    ]);
    const ready = await queries.caseList.page(asked({ filter: { state: 'ready-to-forward' } }), now);
    expect(numbers(ready.rows)).toEqual([3]);
    const newest = await queries.caseList.page(
      asked({
        filter: { state: ['answer-to-enter', 'ready-to-forward'] },
        sort: { field: 'created_at', descending: true },
      }),
      now,
    );
    expect(numbers(newest.rows)).toEqual([4, 3, 2, 1]);
    expect((await queries.caseList.counts(now)).by_state).toMatchObject({
      ...{ 'ready-to-forward': 1, incomplete: 0, 'answer-to-enter': 3 },
    });
  });

  it('has the same rows in the same order, whatever the size of its pages, from both ends', {
    tags: 'long',
  }, async () => {
    const { queries } = await everyPlace();
    for (const limit of [1, 2, 3, 5, 100]) {
      for (const descending of [false, true]) {
        const found: number[] = [];
        for (let offset = 0; offset < inOrder.length; offset += limit) {
          const page = await queries.caseList.page(asked({ offset, limit, sort: { field: 'next', descending } }), now);
          found.push(...numbers(page.rows));
        }
        expect(found, `${limit} at once`).toEqual(descending ? inOrder.toReversed() : inOrder);
      }
    }
  });

  it('knows by the clock alone what has fallen due', async () => {
    const { queries } = await everyPlace();
    const stateAt = async (moment: string) => {
      const { rows } = await queries.caseList.page(asked({ filter: { id: reviewId(6) } }), new Date(moment));
      return rows[0]?.next;
    };
    expect(await stateAt('2026-03-09T07:59:59.999Z')).toEqual({ state: 'waiting-for-platform', until: EARLY });
    expect(await stateAt(EARLY)).toEqual({
      state: 'answer-to-enter',
      since: EARLY,
      because: 'follow-up-due',
    });
    const waiting = async (moment: string) => (await queries.caseList.counts(new Date(moment))).by_state;
    expect(await waiting('2026-03-09T07:59:59.999Z')).toMatchObject({
      'answer-to-enter': 1,
      'waiting-for-platform': 2,
    });
    expect(await waiting(LATE)).toMatchObject({ 'answer-to-enter': 3, 'waiting-for-platform': 0 });
  });

  it('asks after the platform when that is due, also while a question to the customer is open', async () => {
    const { queries } = await models.given(
      businessAdded(1, 1),
      reviewSubmitted(1, here, complete),
      reviewSubmitted(2, here, complete),
      ...[1, 2].map((one) => ofReview(one, here, build.removalForwarded({ followUpAt: one === 1 ? EARLY : LATE }))),
      ...[1, 2].map((one) => ofReview(one, here, build.questionAsked())),
    );
    const { rows } = await queries.caseList.page(asked(), now);
    expect(rows.map(({ id, next }) => [id, next.state])).toEqual([
      [reviewId(1), 'answer-to-enter'],
      [reviewId(2), 'waiting-for-customer'],
    ]);
    for (const [row, state] of [
      [1, 'answer-to-enter'],
      [2, 'waiting-for-customer'],
    ] as const) {
      expect(numbers((await queries.caseList.page(asked({ filter: { state } }), now)).rows)).toEqual([row]);
    }
    expect(await queries.caseList.counts(now)).toMatchObject({
      by_state: { 'answer-to-enter': 1, 'waiting-for-customer': 1, 'waiting-for-platform': 0 },
      waiting_for: { desk: 1, customer: 1, platform: 0 },
    });
  });

  it.each([
    [{ state: 'ready-to-forward' }, [3, 4]],
    [{ state: ['answer-to-enter', 'waiting-for-customer'] }, [7, 6, 2]],
    [{ state: 'waiting-for-platform' }, [1]],
    [{ business_id: businessId(1) }, [3, 4, 2, 1]],
    [{ business_id: businessId(1), state: 'ready-to-forward' }, [3, 4]],
    [{ channel: 'report-tool' }, [7, 6]],
    [{ channel: ['post', 'email'] }, [1]],
    [{ due_until: '2026-03-11T00:00:00.000Z' }, [6]],
    [{ due_until: '2026-03-12T08:00:00Z' }, [6, 1]],
    [{ due_until: LATE, state: 'ready-to-forward' }, []],
    [{ user_id: businessId(1) }, []],
    [{ q: 'Az 12-' }, [6, 1]],
    [{ q: 'AZ 12-345', channel: 'post' }, [1]],
    [{ q: '12-345' }, []],
    [{ q: 'GAST 3' }, [3]],
    [{ q: 'gasthaus 1' }, [3, 4, 2, 1]],
    [{ q: 's 1' }, [3, 4, 2, 1]],
    [{ q: emailOf(1).toUpperCase() }, [7, 6, 3, 4, 5, 2, 1]],
    [{ state: 'decided' }, [8]],
    [{ state: ['decided', 'withdrawn'] }, [8, 9]],
    [{ state: 'withdrawn', q: 'Gast 9' }, [9]],
    [{ q: ' ' }, [7, 6, 3, 4, 5, 2, 1]],
  ])('filtered by %j has these, sorted either way', async (filter, expected) => {
    const { queries } = await everyPlace();
    const next = await queries.caseList.page(asked({ filter }), now);
    expect(numbers(next.rows)).toEqual(expected);
    expect(next.total).toBe(expected.length);
    const newest = await queries.caseList.page(asked({ filter, sort: { field: 'created_at', descending: true } }), now);
    expect(numbers(newest.rows)).toEqual(expected.toSorted((one, other) => other - one));
    expect(newest.total).toBe(expected.length);
  });

  it('comes as a whole, newest first', async () => {
    const { queries } = await everyPlace();
    expect((await collect(queries.caseList.each(now))).map(numbers)).toEqual([[7, 6, 5, 4, 3, 2, 1]]);
  });

  it('says how many there are in each state, and whose turn it is', async () => {
    const { queries } = await everyPlace();
    expect(caseCountsSchema.strict().parse(await queries.caseList.counts(now))).toEqual({
      at: now.toISOString(),
      total: 7,
      by_state: {
        'answer-to-enter': 2,
        'ready-to-forward': 2,
        incomplete: 1,
        'waiting-for-customer': 1,
        'waiting-for-platform': 1,
      },
      closed: { decided: 1, withdrawn: 1 },
      waiting_for: { desk: 5, customer: 1, platform: 1 },
    });
  });

  it('refuses what it cannot be sorted or filtered by', async () => {
    const { queries } = await everyPlace();
    const refused = (more: Partial<ListRequest>) => queries.caseList.page(asked(more), now);
    await expect(refused({ sort: { field: 'facts', descending: false } })).rejects.toThrow(InvalidListRequest);
    await expect(refused({ filter: { state: ['decided', 'incomplete'] } })).rejects.toThrow(InvalidListRequest);
    await expect(refused({ filter: { due_until: 'bald' } })).rejects.toThrow(InvalidListRequest);
  });
});

const forwarding = { id: reviewId(1), channel: 'email', at: EARLY, isAppeal: false } as const;
const NUMBERED = "'0198a000-0000-7000-8000-'";
const MANY: readonly CaseFacts[] = [
  NO_FACTS,
  { ...NO_FACTS, missing: ['reason'] },
  { ...NO_FACTS, forwarding, waitsForPlatform: true, followUpAt: LATE },
  { ...NO_FACTS, forwarding, waitsForPlatform: true, followUpAt: EARLY },
  { ...NO_FACTS, question: { id: reviewId(1), askedAt: EARLY } },
  { ...NO_FACTS, forwarding, answerEnteredAt: EARLY },
  { ...NO_FACTS, decided: true },
];

describe('a long list of open cases', () => {
  const models = readModelsOf([reviewCase]);
  const table = `${schemaOf(reviewCase)}.review_case`;

  const many = async () => {
    const filled = await models.given(businessAdded(1, 1));
    const { pool } = filled;
    await pool.query(
      `insert into ${table} (id, business_id, account_id, created_at, facts, words)
       select gen_random_uuid(), (${NUMBERED} || lpad((n % 50)::text, 12, '0'))::uuid, (${NUMBERED} || lpad((n % 40)::text, 12, '0'))::uuid,
              timestamptz '2026-01-01' + n * interval '1 second', ($1::jsonb[])[1 + n % ${MANY.length}], '{}'
       from generate_series(1, 7000) as n`,
      [MANY.map((facts) => JSON.stringify(facts))],
    );
    await pool.query(
      `insert into ${schemaOf(reviewCase)}.case_count (state, due, cases)
       select state, case when state = 'waiting-for-platform' then moment else '' end, count(*) from ${table} group by 1, 2`,
    );
    await pool.query(
      `insert into ${schemaOf(reviewCase)}.sent_reference (review_id, reference_key)
       select id, 'az ' || row_number() over () from ${table}`,
    );
    return filled;
  };

  /** How PostgreSQL finds each part of a page, when it may read whole tables or sort only if it must. */
  const plansOf = async ({ pool }: FilledReadModels, request: ListRequest): Promise<readonly string[]> => {
    const pages: (readonly [string, unknown[]])[] = [];
    const listening = Object.assign(Object.create(pool) as pg.Pool, {
      query(text: string | { text: string }, values: unknown[]) {
        if (typeof text === 'string' && text.includes('with page as')) pages.push([text, values]);
        return pool.query(text as string, values);
      },
    });
    await createQueries(listening).caseList.page(request, now);
    const client = await pool.connect();
    try {
      for (const step of ['seqscan', 'sort', 'incremental_sort']) await client.query(`set enable_${step} = off`);
      const plans: string[] = [];
      for (const [text, values] of pages) {
        const { rows } = await client.query(`explain ${text}`, values);
        const lines: string[] = rows.map((row) => row['QUERY PLAN']);
        const page = lines.findIndex((line) => line.includes('CTE page'));
        plans.push(
          lines
            .slice(
              page,
              lines.findIndex((line, at) => at > page && line.startsWith('  ->')),
            )
            .join('\n'),
        );
      }
      return plans;
    } finally {
      await client.query('reset all');
      client.release();
    }
  };

  it('is served by an index in every order and for every filter', { tags: 'long' }, async () => {
    const filled = await many();
    const byNext = { field: 'next', descending: false };
    const byAge = { field: 'created_at', descending: true };
    const business = '0198a000-0000-7000-8000-000000000007';
    const wanted: readonly (readonly [ListRequest['sort'], ListRequest['filter'], RegExp])[] = [
      [byNext, {}, /review_case_next/],
      ...OPEN_CASE_STATES.map((state) => [byNext, { state }, /review_case_next/] as const),
      [byNext, { due_until: LATE }, /review_case_next/],
      [byNext, { channel: 'email' }, /review_case_by_channel/],
      [byNext, { business_id: business }, /review_case_by_business/],
      [byAge, {}, /review_case_by_created_at/],
      [byNext, { state: 'decided' }, /review_case_next/],
      [byAge, { state: ['decided', 'withdrawn'] }, /review_case_closed_by_created_at/],
    ];
    for (const [sort, filter, index] of wanted) {
      const plans = await plansOf(filled, asked({ limit: 1_000, sort, filter }));
      expect(plans.length, JSON.stringify(filter)).toBeGreaterThan(0);
      for (const plan of plans) {
        expect(plan, JSON.stringify({ sort, filter })).toMatch(index);
        expect(plan).not.toMatch(/Seq Scan|Sort/);
      }
    }
  });

  it('finds references by an index, and their cases by another', { tags: 'long' }, async () => {
    const filled = await many();
    for (const field of ['next', 'created_at']) {
      const plans = await plansOf(filled, asked({ filter: { q: 'AZ 12' }, sort: { field, descending: false } }));
      expect(plans.length).toBeGreaterThan(0);
      for (const plan of plans) {
        expect(plan).toMatch(/sent_reference_search/);
        expect(plan).not.toMatch(/Seq Scan/);
      }
    }
  });

  it('gives no more rows at once than a page may have', async () => {
    const { queries } = await many();
    const { rows, total } = await queries.caseList.page(asked({ offset: 1_500, limit: 99_999 }), now);
    expect(total).toBe(6_000);
    expect(rows).toHaveLength(1_000);
    expect(new Set(rows.map(({ next }) => next.state))).toEqual(new Set(['answer-to-enter', 'ready-to-forward']));
  });
});
