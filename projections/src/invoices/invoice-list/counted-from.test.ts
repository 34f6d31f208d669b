import * as pay from '@sternklar/contracts/payments/testing/payment.builders';
import { describe, expect, it } from 'vitest';
import {
  accountId,
  accountRegistered,
  invoiceId,
  invoiceIssued,
  type KnownEvent,
  paymentReminded,
  subscriptionStarted,
} from '../../testing/events.ts';
import { readModelsOf } from '../../testing/read-models.ts';
import { invoiceList } from './invoice-list.projection.ts';

const ALL = { limit: 10, except: [] };
const DAYS = { reminder: 7, secondReminder: 7, deadline: 7, suspension: null };

const own = { invoiceId: invoiceId(1), accountId: accountId(1) };
const refused = (failedAt: string, attempt = 4) => pay.paymentFailed({ ...own, attempt, retryAt: null, failedAt });
const asked = (retriedAt: string, attempt = 4) => pay.paymentRetried({ ...own, attempt, retriedAt });

describe('from when on reminders count an open invoice', () => {
  const models = readModelsOf([invoiceList]);
  /** Due on 5 March 2026. */
  const given = async (...events: readonly KnownEvent[]) => {
    const issued = invoiceIssued(1, { subscription: 1, account: 1, month: 1 }, null);
    const data = { ...issued.data, issuedAt: '2026-03-01T23:00:00.000Z' };
    const { queries } = await models.given(
      ...[accountRegistered(1), subscriptionStarted(1, 1), { ...issued, data } as KnownEvent],
      ...events,
    );
    return async (now: string) => (await queries.invoices.toRemind(new Date(now), DAYS, ALL)).length;
  };

  it.each<[string, readonly KnownEvent[]]>([
    [
      'its card refused for the last time',
      [refused('2026-03-02T09:00:00.000Z', 1), refused('2026-03-16T23:30:00.000Z')],
    ],
    ['its card was asked for the last time', [asked('2026-03-16T23:30:00.000Z')]],
    [
      'that ended, whatever its holder tries',
      [refused('2026-03-16T23:30:00.000Z'), refused('2026-03-20T09:00:00.000Z', 5)],
    ],
    [
      'it would be due if it were issued when it was opened again',
      [pay.invoiceReopened({ ...own, reopenedAt: '2026-03-13T23:30:00.000Z' })],
    ],
    [
      'it would be due if it were issued when its booking was taken back',
      [pay.transferBooked(own), pay.bookingTakenBack({ ...own, takenBackAt: '2026-03-13T23:30:00.000Z' })],
    ],
  ])('is the day on which %s', async (_when, events) => {
    const found = await given(...events);
    expect([await found('2026-03-23T22:59:59.999Z'), await found('2026-03-23T23:00:00.000Z')]).toEqual([0, 1]);
  });

  it('is for later steps, too, which name it no sooner than the day after', async () => {
    const found = await given(paymentReminded(1), refused('2026-03-19T09:00:00.000Z'));
    expect([await found('2026-03-19T10:00:00.000Z'), await found('2026-03-20T09:00:00.000Z')]).toEqual([0, 1]);
  });
});
