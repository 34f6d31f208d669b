import { describe, expect, it } from 'vitest';
import {
  accountErased,
  accountId,
  accountRegistered,
  cardChanged,
  cardExpiryNoted,
  cardExpiryReminded,
  disputeClosed,
  recordedAt,
  subscriptionEnded,
  subscriptionStarted,
} from '../../testing/events.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { readModelsOf } from '../../testing/read-models.ts';
import { invoiceList } from './invoice-list.projection.ts';

const NOTED = { notedAt: '2026-04-03T08:00:00.000Z', expiresOn: '2026-12-31' };
const MORNING = new Date('2026-12-01T08:00:00.000Z');

describe('cards on file, given events then rows', () => {
  const spec = projectionSpec(invoiceList);
  const looks = 'select look_at from card';

  it('are looked at as soon as they are entered, and thirty days before they expire', async () => {
    await spec.given(cardChanged(1)).thenRows(looks, [{ look_at: new Date(recordedAt(1)) }]);
    await spec.given(cardChanged(1), cardExpiryNoted(1, NOTED)).thenRows(looks, [{ look_at: MORNING }]);
    await spec
      .given(cardChanged(1), cardExpiryNoted(1, NOTED), cardChanged(1))
      .thenRows(looks, [{ look_at: new Date(recordedAt(3)) }]);
  });

  it.each([
    ['was reminded of', [cardExpiryNoted(1, NOTED), cardExpiryReminded(1)]],
    ['the provider does not know', [cardExpiryNoted(1, { ...NOTED, expiresOn: null })]],
    ['expires too soon for another look', [cardExpiryNoted(1, { ...NOTED, expiresOn: '2026-05-03' })]],
    ['has expired', [cardExpiryNoted(1, { ...NOTED, expiresOn: '2026-03-31' })]],
    ['a bank has taken a payment back from', [disputeClosed(1, 1, { outcome: 'lost' })]],
  ])('are looked at no more by themselves: one that %s', (_case, later) =>
    spec.given(cardChanged(1), ...later).thenRows(looks, [{ look_at: null }]),
  );

  it('go on being looked at where the payment that was lost is another card’s', () =>
    spec
      .given(cardChanged(1), disputeClosed(1, 1, { outcome: 'lost', givesUpCard: false }))
      .thenRows(looks, [{ look_at: new Date(recordedAt(1)) }]));

  it('go with their account', () =>
    spec.given(accountRegistered(1), cardChanged(1), accountErased(1)).thenRows('select * from card', []));
});

describe('cards to look after', () => {
  const models = readModelsOf([invoiceList]);
  const which = { limit: 10, except: [] };

  it('are those that are due, of accounts with a running subscription', async () => {
    const { queries } = await models.given(
      subscriptionStarted(1, 1),
      cardChanged(1),
      subscriptionStarted(2, 2),
      cardChanged(2),
      cardExpiryNoted(2, NOTED),
      subscriptionStarted(3, 3),
      cardChanged(3),
      subscriptionEnded(3, 3),
      cardChanged(4),
    );
    const first = { accountId: accountId(1), lookAt: recordedAt(2) };
    const second = { accountId: accountId(2), lookAt: MORNING.toISOString() };
    const { cardsToLookAfter } = queries.invoices;
    expect(await cardsToLookAfter(new Date('2026-11-30T12:00:00.000Z'), which)).toEqual([first]);
    expect(await cardsToLookAfter(MORNING, which)).toEqual([first, second]);
    expect(await cardsToLookAfter(MORNING, { ...which, limit: 1 })).toEqual([first]);
    expect(await cardsToLookAfter(MORNING, { ...which, except: [first.accountId] })).toEqual([second]);
  });
});
