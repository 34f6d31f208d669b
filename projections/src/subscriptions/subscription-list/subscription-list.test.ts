import { adminSubscriptionSchema, subscriptionSchema } from '@sternklar/contracts/subscriptions/subscription.api';
import { describe, expect, it } from 'vitest';
import {
  accountErased,
  accountId,
  accountRegistered,
  billingDetailsChanged,
  emailOf,
  noticeGiven,
  noticeReminded,
  noticeWithdrawn,
  recordedAt,
  subscriptionEnded,
  subscriptionId,
  subscriptionRenewed,
  subscriptionStarted,
  subscriptionTerminated,
} from '../../testing/events.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { collect, readModelsOf } from '../../testing/read-models.ts';
import { subscriptionList } from './subscription-list.projection.ts';

const now = new Date('2026-06-01T12:00:00.000Z');

const noAddress = { street: null, postal_code: null, town: null, vat_id: null };

describe('subscription list, given events then rows', () => {
  const spec = projectionSpec(subscriptionList);

  it('lists a subscription as it was agreed', () =>
    spec
      .given(
        accountRegistered(1),
        subscriptionStarted(1, 1, { pricePerMonthEuro: 49.58, startedAt: '2026-01-01T08:00:00.000Z' }),
      )
      .thenRows('select * from subscription', [
        {
          id: subscriptionId(1),
          account_id: accountId(1),
          plan_name: 'standard',
          price_per_month_cents: 4_958,
          term_months: 12,
          payment_method: 'Kreditkarte',
          status: 'active',
          runs_until: Number.POSITIVE_INFINITY,
          started_at: new Date('2026-01-01T08:00:00.000Z'),
          billed_from: new Date('2026-01-01T08:00:00.000Z'),
          created_at: new Date(recordedAt(2)),
          company_name: null,
          ...noAddress,
          term_ends_at: new Date('2027-01-01T08:00:00.000Z'),
          notice_received_on: null,
          notice_given_by: null,
          ends_at: null,
          next_reminder_at: new Date('2026-10-03T07:00:00.000Z'),
          reminders_end_at: new Date('2026-12-02T23:00:00.000Z'),
          terminated_at: null,
          not_billed_from: null,
          termination_cause: null,
          termination_declared_by: null,
          termination_declared_on: null,
          termination_note: null,
          version: 1,
        },
      ]));

  const reminders = 'select next_reminder_at, reminders_end_at from subscription';
  const firstTermEnds = new Date('2026-12-02T23:00:00.000Z');

  it('knows the next reminder of a term', async () => {
    const first = [subscriptionStarted(1, 1), noticeReminded(1, 1, 60)] as const;
    const second = new Date('2026-10-28T08:00:00.000Z');
    await spec.given(...first).thenRows(reminders, [{ next_reminder_at: second, reminders_end_at: firstTermEnds }]);
    await spec
      .given(...first, noticeReminded(1, 1, 35))
      .thenRows(reminders, [{ next_reminder_at: null, reminders_end_at: firstTermEnds }]);
    await spec.given(...first, noticeReminded(1, 1, 35), subscriptionRenewed(1, 1)).thenRows(reminders, [
      {
        next_reminder_at: new Date('2027-10-03T07:00:00.000Z'),
        reminders_end_at: new Date('2027-12-02T23:00:00.000Z'),
      },
    ]);
  });

  it('keeps totals by status', () =>
    spec
      .given(accountRegistered(1), subscriptionStarted(1, 1), accountRegistered(2), subscriptionStarted(2, 2))
      .thenRows('select status, subscriptions from subscription_count', [{ status: 'active', subscriptions: 2 }]));

  const follow = `select status, term_ends_at, notice_received_on::text, notice_given_by, ends_at from subscription`;
  const firstEnd = new Date('2027-01-01T08:00:00.000Z');
  const unnoticed = { notice_received_on: null, notice_given_by: null, ends_at: null };
  const noticed = { notice_received_on: '2026-02-01', notice_given_by: 'customer', ends_at: firstEnd };

  it('knows how one ended out of the ordinary, and forgets the note with its owner', async () => {
    const note = 'Schreiben der Verwalterin.';
    const ended = [accountRegistered(1), subscriptionStarted(1, 1), subscriptionTerminated(1, 1, { note })] as const;
    const columns =
      'status, terminated_at, termination_cause, termination_declared_by, termination_declared_on::text, termination_note';
    const row = {
      status: 'inactive',
      terminated_at: new Date('2026-06-01T22:00:00.000Z'),
      termination_cause: 'insolvency',
      termination_declared_by: 'customer',
      termination_declared_on: '2026-06-01',
    };
    const sql = `select ${columns} from subscription`;
    await spec.given(...ended).thenRows(sql, [{ ...row, termination_note: note }]);
    await spec.given(...ended, accountErased(1)).thenRows(sql, [{ ...row, termination_note: null }]);
  });

  it.each([
    ['a renewal', [subscriptionRenewed(1, 1)], { status: 'active', term_ends_at: '2028-01-01', ...unnoticed }],
    ['notice', [noticeGiven(1, 1)], { status: 'active', term_ends_at: '2027-01-01', ...noticed }],
    [
      'notice that was withdrawn',
      [noticeGiven(1, 1), noticeWithdrawn(1, 1)],
      { status: 'active', term_ends_at: '2027-01-01', ...unnoticed },
    ],
    [
      'the end',
      [noticeGiven(1, 1), subscriptionEnded(1, 1)],
      { status: 'inactive', term_ends_at: '2027-01-01', ...noticed },
    ],
  ])('follows %s', (_case, later, row) =>
    spec
      .given(subscriptionStarted(1, 1), ...later)
      .thenRows(follow, [{ ...row, term_ends_at: new Date(`${row.term_ends_at}T08:00:00.000Z`) }]),
  );

  it('follows where invoices go, together with notice in any order', async () => {
    const details = { street: 'Mühlenstraße 12', postalCode: '55543', town: 'Bingen', vatId: 'DE136695976' };
    const changed = billingDetailsChanged(1, 1, { companyName: 'Firma 1 GmbH', billingDetails: details });
    const billed = 'select company_name, street, postal_code, town, vat_id, notice_given_by from subscription';
    const columns = { company_name: 'Firma 1 GmbH', street: details.street, postal_code: '55543', town: 'Bingen' };
    const row = { ...columns, vat_id: 'DE136695976', notice_given_by: 'customer' };
    await spec.given(subscriptionStarted(1, 1), noticeGiven(1, 1), changed).thenRows(billed, [row]);
    await spec.given(subscriptionStarted(1, 1), changed, noticeGiven(1, 1)).thenRows(billed, [row]);
  });

  it('moves an ended subscription from one total to the other', () =>
    spec
      .given(subscriptionStarted(1, 1), subscriptionStarted(2, 2), noticeGiven(2, 2), subscriptionEnded(2, 2))
      .thenRows('select status, subscriptions from subscription_count order by status', [
        { status: 'active', subscriptions: 1 },
        { status: 'inactive', subscriptions: 1 },
      ]));

  it('holds no address of an erased account', () =>
    spec
      .given(accountRegistered(1, { email: null }), subscriptionStarted(1, 1))
      .thenRows('select email, email_key from account', [{ email: null, email_key: '' }]));
});

describe('subscription list, queries', () => {
  const models = readModelsOf([subscriptionList]);
  const newestFirst = { field: 'created_at', descending: true };

  it('answers whose subscription a term or notice has changed, the longest due first', async () => {
    const { queries } = await models.given(
      subscriptionStarted(1, 1, { startedAt: '2026-02-01T08:00:00.000Z' }),
      subscriptionStarted(2, 2),
      subscriptionStarted(3, 3),
      subscriptionRenewed(3, 3),
      subscriptionStarted(4, 4),
      noticeGiven(4, 4),
      subscriptionEnded(4, 4),
    );
    const due = (time: string, limit = 10, except: readonly string[] = []) =>
      queries.subscriptions.due(new Date(time), { limit, except });
    expect(await due('2027-01-01T07:59:59.999Z')).toEqual([]);
    expect(await due('2027-01-01T08:00:00.000Z')).toEqual([accountId(2)]);
    expect(await due('2028-06-01T08:00:00.000Z')).toEqual([accountId(2), accountId(1), accountId(3)]);
    expect(await due('2028-06-01T08:00:00.000Z', 1)).toEqual([accountId(2)]);
    expect(await due('2028-06-01T08:00:00.000Z', 1, [accountId(2), accountId(3)])).toEqual([accountId(1)]);
    expect(await queries.subscriptions.ownerOf(subscriptionId(3))).toBe(accountId(3));
    expect(await queries.subscriptions.ownerOf('unsinn')).toBeNull();
  });

  it('answers the own subscription in the shape of the API, or null', async () => {
    const { queries } = await models.given(
      accountRegistered(1),
      subscriptionStarted(1, 1, { startedAt: '2026-01-01T08:00:00.000Z', companyName: 'Firma 1 GmbH' }),
    );
    expect(subscriptionSchema.strict().parse(await queries.subscriptions.ofAccount(accountId(1), now))).toEqual({
      id: subscriptionId(1),
      plan_name: 'standard',
      amount: 59,
      payment_method: 'Kreditkarte',
      status: 'active',
      started_at: '2026-01-01T08:00:00.000Z',
      expires_at: '2027-01-01T08:00:00.000Z',
      company_name: 'Firma 1 GmbH',
      ...noAddress,
      notice: null,
      notice_until: '2026-12-04',
      notice_recommended_until: '2026-12-02',
      ends_at_if_noticed_today: '2027-01-01T08:00:00.000Z',
      termination: null,
      next_invoice_on: '2026-07-01',
      billed_until: null,
    });
    expect(await queries.subscriptions.ofAccount(accountId(2), now)).toBeNull();
    expect(await queries.subscriptions.ofAccount('kein-konto', now)).toBeNull();
  });

  it('counts months and terms of one that runs already from where the one before is billed', async () => {
    const billedFrom = '2026-07-01T07:00:00.000Z';
    const { queries } = await models.given(
      subscriptionStarted(1, 1, {
        startedAt: '2026-06-10T08:00:00.000Z',
        billedFrom,
        expiresAt: '2027-07-01T07:00:00.000Z',
      }),
    );
    expect(await queries.subscriptions.ofAccount(accountId(1), now)).toMatchObject({
      status: 'active',
      started_at: '2026-06-10T08:00:00.000Z',
      expires_at: '2027-07-01T07:00:00.000Z',
      next_invoice_on: '2026-08-01',
    });
  });

  it('shows the term that runs now, and that the subscription still does: it renews itself', async () => {
    const { queries } = await models.given(subscriptionStarted(1, 1, { startedAt: '2024-02-29T08:00:00.000Z' }));
    expect(await queries.subscriptions.ofAccount(accountId(1), now)).toMatchObject({
      status: 'active',
      started_at: '2024-02-29T08:00:00.000Z',
      expires_at: '2027-02-28T08:00:00.000Z',
    });
  });

  it('is inactive from its end on, not from the record of it', async () => {
    const { queries } = await models.given(
      subscriptionStarted(1, 1, { startedAt: '2026-01-01T08:00:00.000Z' }),
      noticeGiven(1, 1),
    );
    const end = Date.parse('2027-01-01T08:00:00.000Z');
    const statusAt = async (ms: number) => (await queries.subscriptions.ofAccount(accountId(1), new Date(ms)))?.status;
    expect([await statusAt(end - 1), await statusAt(end)]).toEqual(['active', 'inactive']);
  });

  it.each([
    ['active', -1, [2, 1]],
    ['active', 0, [2]],
    ['inactive', -1, [3]],
    ['inactive', 0, [3, 1]],
    [['active', 'inactive'], 0, [3, 2, 1]],
    [['cancelled'], 0, []],
  ])(
    'is found by the filter %o %i ms after its end, and counted so, also with other filters',
    async (status, ms, found) => {
      const { queries } = await models.given(
        ...[1, 2, 3].flatMap((number) => [accountRegistered(number), subscriptionStarted(number, number)]),
        noticeGiven(1, 1),
        noticeGiven(2, 2),
        noticeWithdrawn(2, 2),
        subscriptionTerminated(3, 3),
      );
      const at = new Date(Date.parse('2027-01-01T08:00:00.000Z') + ms);
      for (const filter of [{ status }, { status, q: 'kunde' }]) {
        const { rows, total } = await queries.subscriptions.page(
          { offset: 0, limit: 9, sort: newestFirst, filter },
          at,
        );
        expect({ ids: rows.map(({ id }) => id), total }).toEqual({
          ids: found.map(subscriptionId),
          total: found.length,
        });
        expect(rows.every((row) => [status].flat().includes(row.status))).toBe(true);
      }
    },
  );

  it('knows running ones with the VAT id of another state, by id, a page at a time', async () => {
    const billing = (vatId: string | null) => ({
      companyName: 'Boulangerie',
      billingDetails: { street: 'Markt 1', postalCode: '10115', town: 'Berlin', vatId },
    });
    const { queries } = await models.given(
      ...[1, 2, 3, 4, 5, 6].map((number) => subscriptionStarted(number, number)),
      ...[1, 2, 3, 4].map((number) => billingDetailsChanged(number, number, billing('FR40303265045'))),
      billingDetailsChanged(5, 5, billing('DE136695976')),
      billingDetailsChanged(2, 2, billing(null)),
      noticeGiven(3, 3),
    );
    const found = (at: Date, after = '00000000-0000-0000-0000-000000000000', limit = 9) =>
      queries.subscriptions.withForeignVatId(at, { after, limit });
    const whose = (number: number) => ({ subscriptionId: subscriptionId(number), accountId: accountId(number) });
    expect(await found(now)).toEqual([1, 3, 4].map(whose));
    expect(await found(new Date('2027-01-01T08:00:00.000Z'))).toEqual([1, 4].map(whose));
    expect(await found(now, subscriptionId(1), 1)).toEqual([whose(3)]);
  });

  const many = [
    ...[1, 2, 3, 4, 5].flatMap((number) => [
      accountRegistered(number),
      subscriptionStarted(number, number, { startedAt: `2026-01-0${6 - number}T08:00:00.000Z` }),
    ]),
  ];
  const listOf = async (sort: { field: string; descending: boolean }, filter: Record<string, unknown> = {}) => {
    const { queries } = await models.given(...many);
    const { rows, total } = await queries.subscriptions.page({ offset: 0, limit: 99, sort, filter }, now);
    return { numbers: rows.map(({ id }) => [1, 2, 3, 4, 5].find((number) => subscriptionId(number) === id)), total };
  };

  it('pages newest first, in the shape of the API, with the total', async () => {
    const { queries } = await models.given(...many);
    const request = { offset: 1, limit: 2, sort: newestFirst, filter: {} };
    const { rows, total } = await queries.subscriptions.page(request, now);
    expect(total).toBe(5);
    expect(rows.map((row) => adminSubscriptionSchema.strict().parse(row))).toMatchObject([
      { id: subscriptionId(4), user_id: accountId(4), user_email: emailOf(4), amount: 59 },
      { id: subscriptionId(3), user_id: accountId(3), user_email: emailOf(3), amount: 59 },
    ]);
  });

  it('sorts by its start', async () => {
    expect((await listOf({ field: 'started_at', descending: true })).numbers).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([
    [{ status: 'active' }, [5, 4, 3, 2, 1]],
    [{ status: ['expired', 'cancelled'] }, []],
    [{ user_id: accountId(2) }, [2]],
    [{ id: [subscriptionId(1), subscriptionId(3)] }, [3, 1]],
    [{ q: 'KUNDE4@' }, [4]],
    [{ q: 'kunde4', status: 'active' }, [4]],
  ])('filters by %o, with the total', async (filter, expected) => {
    expect(await listOf(newestFirst, filter)).toEqual({ numbers: expected, total: expected.length });
  });

  it('refuses fields and filters it does not know', async () => {
    await expect(listOf({ field: 'amount', descending: true })).rejects.toThrow("cannot be sorted by 'amount'");
    await expect(listOf(newestFirst, { status: 'bezahlt' })).rejects.toThrow("filtered by 'status");
  });

  it('streams all, newest first, and shows an erased customer as such', async () => {
    const { queries } = await models.given(...many, accountRegistered(6, { email: null }), subscriptionStarted(6, 6));
    const streamed = (await collect(queries.subscriptions.each(now))).flat();
    expect(streamed.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2, 1].map(subscriptionId));
    expect(streamed[0]?.user_email).toBe('Gelöschtes Konto');
  });
});
