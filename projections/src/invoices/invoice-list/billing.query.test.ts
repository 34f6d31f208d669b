import { describe, expect, it } from 'vitest';
import {
  accountErased,
  accountId,
  accountInArrears,
  accountRegistered,
  billingDetailsChanged,
  collectionHeld,
  dunningEnded,
  invoiceCancelled,
  invoiceId,
  invoiceIssued,
  invoicePaid,
  type KnownEvent,
  noticeGiven,
  paymentFailed,
  paymentReminded,
  paymentRetried,
  requestsSuspended,
  subscriptionEnded,
  subscriptionId,
  subscriptionStarted,
} from '../../testing/events.ts';
import { readModelsOf } from '../../testing/read-models.ts';
import { invoiceList } from './invoice-list.projection.ts';
import { corrected, first, log, second, takenBack } from './testing/invoice-events.ts';

const FIRST_END = '2027-01-01T08:00:00.000Z';
const ALL = { limit: 10, except: [] };

describe('invoice list, queries', () => {
  const models = readModelsOf([invoiceList]);

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

  it('counts months from where the subscription before was billed', async () => {
    const billedFrom = '2026-02-01T08:00:00.000Z';
    const { queries } = await models.given(
      subscriptionStarted(1, 1, { startedAt: '2026-01-20T08:00:00.000Z', billedFrom }),
    );
    expect(await queries.invoices.due(new Date(Date.parse(billedFrom) - 1), ALL)).toEqual([]);
    expect(await queries.invoices.due(new Date(billedFrom), ALL)).toMatchObject([{ startedAt: billedFrom }]);
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
      corrections: [],
    });
  });

  it('tells which invoices were taken back, and counts their credit notes in the same series', async () => {
    const { queries } = await models.given(...log, takenBack(4, 2, { account: 1, month: 2 }));
    expect(await queries.invoices.book([invoiceId(1), invoiceId(2)])).toEqual({
      version: 4,
      lastSequences: new Map([[2026, 4]]),
      issued: [invoiceId(1), invoiceId(2)],
      cancelled: [invoiceId(2)],
      corrections: [],
    });
  });

  it('tells the last correction of each invoice, counts all in the same series, and finds none of them to pay', async () => {
    const bill = { account: 1, month: 2 };
    const { queries } = await models.given(
      subscriptionStarted(1, 1),
      first(1),
      invoiceIssued(2, { ...bill, subscription: 1 }, null),
      corrected(3, 2, { ...bill, recipient: 'Bäckerei Groß' }),
      corrected(4, 2, { ...bill, recipient: 'Bäckerei Größer' }),
      corrected(5, 1, { account: 1, month: 1, recipient: 'Nicht gefragt' }),
    );
    expect(await queries.invoices.book([invoiceId(2)])).toMatchObject({
      version: 5,
      lastSequences: new Map([[2026, 5]]),
      issued: [invoiceId(2)],
      cancelled: [],
      corrections: [
        { invoiceId: invoiceId(2), number: 'RE-2026-00004', recipient: 'Bäckerei Größer', grossCents: 5_900 },
      ],
    });
    const open = await queries.invoices.openOf(accountId(1));
    expect(open.map(({ invoiceNumber }) => invoiceNumber)).toEqual(['RE-2026-00002']);
    const later = await queries.invoices.laterInvoices(subscriptionId(1), '2026-01-01T00:00:00.000Z', 10);
    expect(later.map(({ month }) => month)).toEqual([1, 2]);
    const [one] = later;
    expect(await queries.invoices.firstInvoiceOf(accountId(1), subscriptionId(1))).toBe(one?.invoiceId);
    expect(await queries.invoices.firstInvoiceOf(accountId(1), subscriptionId(2))).toBeNull();
  });

  it('finds what a subscription was billed for after its end, until all of it is taken back', async () => {
    const billed = Array.from({ length: 14 }, (_, index) => first(index + 1));
    const ended = [noticeGiven(1, 1), subscriptionEnded(1, 1)] as const;
    const overbilled = { subscriptionId: subscriptionId(1), accountId: accountId(1), notBilledFrom: FIRST_END };
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

  it('lets the invoices wait of whoever has the VAT id of another state, until it is corrected', async () => {
    const details = { street: 'Ring 1', postalCode: '55116', town: 'Mainz', vatId: 'ATU12345678' };
    const dueAfter = async (...changes: readonly ReturnType<typeof billingDetailsChanged>[]) => {
      const { queries } = await models.given(
        subscriptionStarted(1, 1, { startedAt: '2026-01-01T08:00:00.000Z', billingDetails: details }),
        ...changes,
      );
      return (await queries.invoices.due(new Date('2026-01-01T12:00:00.000Z'), ALL)).length;
    };
    expect(await dueAfter()).toBe(0);
    for (const vatId of ['DE136695976', null]) {
      expect(
        await dueAfter(
          billingDetailsChanged(1, 1, { companyName: 'Firma 1 GmbH', billingDetails: { ...details, vatId } }),
        ),
      ).toBe(1);
    }
  });

  it('knows those that are over and wait for a German VAT id, by id, while they have months without an invoice', async () => {
    const abroad = { street: 'Markt 1', postalCode: '10115', town: 'Berlin', vatId: 'FR40303265045' };
    const { queries } = await models.given(
      ...[1, 2, 3].map((number) => subscriptionStarted(number, number)),
      ...[1, 2, 3].map((number) =>
        billingDetailsChanged(number, number, { companyName: 'Boulangerie', billingDetails: abroad }),
      ),
      invoiceIssued(1, { subscription: 2, account: 2, month: 1 }, null),
      subscriptionEnded(1, 1),
      subscriptionEnded(2, 2),
    );
    const found = (day: string, after = '00000000-0000-0000-0000-000000000000') =>
      queries.invoices.waitingAbroad(new Date(day), { after, limit: 9 });
    const all = await found('2027-06-01T08:00:00.000Z');
    expect(all.map(({ subscriptionId: id }) => id)).toContain(subscriptionId(1));
    expect(all.map(({ subscriptionId: id }) => id)).not.toContain(subscriptionId(3));
    expect(await found('2027-06-01T08:00:00.000Z', subscriptionId(9))).toEqual([]);
  });

  const movedTo = (vatId: string | null) => {
    const billingDetails = { street: 'Markt 1', postalCode: '10115', town: 'Berlin', vatId };
    return billingDetailsChanged(1, 1, { companyName: 'Boulangerie', billingDetails });
  };
  const FRENCH = movedTo('FR40303265045');
  it.each<[string, readonly KnownEvent[], { readonly before: boolean; readonly after: boolean }]>([
    ['while its VAT id is another state’s', [FRENCH], { before: false, after: true }],
    ['so after the end as well', [FRENCH, subscriptionEnded(1, 1)], { before: false, after: true }],
    ['until it is corrected', [FRENCH, movedTo(null)], { before: false, after: false }],
    ['and not without one', [], { before: false, after: false }],
  ])('tells whether months of an account wait for a German VAT id: %s', async (_case, events, { before, after }) => {
    const { queries } = await models.given(subscriptionStarted(1, 1), ...events);
    const { hasWaitingAbroad } = queries.invoices;
    expect(await hasWaitingAbroad(accountId(1), new Date('2025-12-31T08:00:00.000Z'))).toBe(before);
    expect(await hasWaitingAbroad(accountId(1), new Date('2027-06-01T08:00:00.000Z'))).toBe(after);
    expect(await hasWaitingAbroad(accountId(2), new Date('2027-06-01T08:00:00.000Z'))).toBe(false);
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

  it('finds an open invoice again after trouble at the provider, whose card has refused nothing', async () => {
    const retryAt = '2026-03-02T09:05:00.000Z';
    const open = invoiceIssued(1, { subscription: 1, account: 1, month: 1 }, null);
    const held = collectionHeld(1, 1, { retryAt, troubles: 1, troubledSince: '2026-03-02T09:00:00.000Z' });
    const { queries } = await models.given(subscriptionStarted(1, 1), open, held);
    const which = { limit: 10, except: [] };
    expect(await queries.invoices.chargeable(new Date(Date.parse(retryAt) - 1), which)).toEqual([]);
    expect(await queries.invoices.chargeable(new Date(retryAt), which)).toMatchObject([{ dueAt: retryAt }]);
    const request = { offset: 0, limit: 10, sort: { field: 'created_at', descending: true }, filter: {} };
    expect((await queries.invoices.pageOfAccount(accountId(1), request)).rows).toMatchObject([
      { payment_failed: false },
    ]);
  });

  describe('of what is to be paid', () => {
    const days = { reminder: 7, secondReminder: 7, deadline: 7, suspension: 14 };
    const open = (sequence: number) => invoiceIssued(sequence, { subscription: 1, account: 1, month: sequence }, null);
    const secondly = paymentReminded(1, {
      step: 'second',
      deadlineOn: '2026-03-26',
      remindedAt: '2026-03-19T09:00:00.000Z',
    });
    const begun = [accountRegistered(1), subscriptionStarted(1, 1)];

    it('lists an account’s, the oldest first, and none that is paid, taken back, or was never open', async () => {
      const { queries } = await models.given(
        ...begun,
        ...[1, 2, 3, 4].map(open),
        invoicePaid(2, 1),
        invoiceCancelled(5, 3, { subscription: 1, account: 1, month: 3 }),
        invoiceIssued(6, { subscription: 1, account: 1, month: 6 }),
      );
      expect(await queries.invoices.openOf(accountId(1))).toMatchObject([
        { invoiceId: invoiceId(1), invoiceNumber: 'RE-2026-00001', amountCents: 5_900 },
        { invoiceId: invoiceId(4) },
      ]);
      expect(await queries.invoices.openOf(accountId(2))).toEqual([]);
    });

    it.each([
      ['never reminded of', [], true],
      ['waiting for its card', [paymentFailed(1, 1, '2099-01-01T00:00:00.000Z')], false],
      ['paid', [invoicePaid(1, 1)], false],
      ['reminded of long ago', [paymentReminded(1)], true],
      ['reminded of just now', [paymentReminded(1, { remindedAt: '2099-01-01T00:00:00.000Z' })], false],
      ['past its last day', [secondly], true],
      ['before its last day', [paymentReminded(1, { step: 'second', deadlineOn: '2099-01-01' })], false],
      ['in arrears', [secondly, accountInArrears(1)], true],
      ['suspended', [secondly, accountInArrears(1), requestsSuspended(1)], false],
      ['of an erased account', [accountErased(1)], false],
    ])('finds whether a step may be due for what is %s', async (_case, events, isFound) => {
      const { queries } = await models.given(...begun, open(1), ...events);
      const found = await queries.invoices.toRemind(new Date('2027-01-01T09:00:00.000Z'), days, ALL);
      expect(found).toEqual(isFound ? [{ accountId: accountId(1) }] : []);
      const but = { limit: 10, except: [accountId(1)] };
      expect(await queries.invoices.toRemind(new Date('2027-01-01T09:00:00.000Z'), days, but)).toEqual([]);
    });

    const issuedAt = (sequence: number, account: number, moment: string): KnownEvent => {
      const { type, data } = invoiceIssued(sequence, { subscription: account, account, month: 1 }, null);
      return { type, data: { ...data, issuedAt: moment } };
    };
    const remindedAt = '2026-03-12T22:30:00.000Z';
    const lastDay = paymentReminded(1, { step: 'second', deadlineOn: '2026-03-26', remindedAt });
    it.each([
      // Issued on 2 March in Germany, so due on 5 March.
      ['so many days after the day on which it was due', [], '2026-03-11T22:59:59.999Z', '2026-03-11T23:00:00.000Z'],
      [
        'so many days after the first reminder, at whatever time of its day that came',
        [paymentReminded(1, { remindedAt })],
        ...(['2026-03-18T22:59:59.999Z', '2026-03-18T23:00:00.000Z'] as const),
      ],
      ['the day after the last one', [lastDay], '2026-03-26T22:59:59.999Z', '2026-03-26T23:00:00.000Z'],
      [
        'so many days in arrears, over the change to summer time',
        [lastDay, accountInArrears(1)],
        ...(['2026-04-09T21:59:59.999Z', '2026-04-09T22:00:00.000Z'] as const),
      ],
    ])('finds a step to be due %s, and not a moment before', async (_when, events, before, from) => {
      const { queries } = await models.given(...begun, issuedAt(1, 1, '2026-03-01T23:00:00.000Z'), ...events);
      expect(await queries.invoices.toRemind(new Date(before), days, ALL)).toEqual([]);
      expect(await queries.invoices.toRemind(new Date(from), days, ALL)).toEqual([{ accountId: accountId(1) }]);
    });

    it('finds none for what is not due yet, though the days since the last reminder are over', async () => {
      const newer = issuedAt(2, 1, '2026-03-17T09:00:00.000Z');
      const { queries } = await models.given(...begun, paymentReminded(1), newer);
      expect(await queries.invoices.toRemind(new Date('2026-03-20T12:00:00.000Z'), days, ALL)).toEqual([]);
      expect(await queries.invoices.toRemind(new Date('2026-03-21T12:00:00.000Z'), days, ALL)).toHaveLength(1);
    });

    it('finds what is due today behind a hundred that were reminded six days and a half ago', async () => {
      const old = Array.from({ length: 100 }, (_, index) => index + 2).flatMap((account) => [
        accountRegistered(account),
        issuedAt(account, account, '2026-02-20T09:00:00.000Z'),
        paymentReminded(account, { remindedAt: '2026-03-12T23:30:00.000Z' }),
      ]);
      const { queries } = await models.given(accountRegistered(1), ...old, issuedAt(1, 1, '2026-03-09T09:00:00.000Z'));
      const found = await queries.invoices.toRemind(new Date('2026-03-19T09:00:00.000Z'), days, ALL);
      expect(found).toEqual([{ accountId: accountId(1) }]);
    });

    it('asks for no suspension where the operator wants none', async () => {
      const { queries } = await models.given(...begun, open(1), secondly, accountInArrears(1));
      const never = { ...days, suspension: null };
      expect(await queries.invoices.toRemind(new Date('2027-01-01T09:00:00.000Z'), never, ALL)).toEqual([]);
    });

    it('tells whether new requests are refused, and on open invoices since when the account is in arrears', async () => {
      const before = [
        ...begun,
        open(1),
        open(2),
        invoicePaid(2, 1),
        secondly,
        accountInArrears(1),
        requestsSuspended(1),
      ];
      const { queries } = await models.given(...before);
      expect(await queries.invoices.areRequestsSuspended(accountId(1))).toBe(true);
      expect(await queries.invoices.areRequestsSuspended(accountId(2))).toBe(false);
      expect(await queries.invoices.byId(invoiceId(1))).toMatchObject({ in_arrears_since: '2026-03-27' });
      expect(await queries.invoices.byId(invoiceId(2))).toMatchObject({ in_arrears_since: null });
      const { queries: after } = await models.given(...before, dunningEnded(1));
      expect(await after.invoices.areRequestsSuspended(accountId(1))).toBe(false);
      expect(await after.invoices.byId(invoiceId(1))).toMatchObject({ in_arrears_since: null });
    });
  });

  it('finds what need not be kept any more: with a credit note as long as that one', async () => {
    const { queries } = await models.given(...log, takenBack(4, 2, { account: 1, month: 2, year: 2027 }));
    const erasable = async (year: number) => (await queries.invoices.erasable(year, ALL)).map((each) => each.invoiceId);
    expect(await erasable(2034)).toEqual([]);
    expect(await erasable(2035)).toEqual([invoiceId(1), invoiceId(3)]);
    expect(await erasable(2036)).toEqual([invoiceId(1), invoiceId(3), invoiceId(2)]);
  });
});
