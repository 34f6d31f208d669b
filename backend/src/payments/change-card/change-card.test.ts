import {
  cardChanged,
  cardPageOpened,
  checkoutOpened,
  checkoutPaid,
  disputeClosed,
  PAYER_ID,
} from '@sternklar/contracts/payments/testing/payment.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type PaymentsState, paymentsStreamType } from '../payments.ts';
import { changeCard } from './change-card.ts';

const spec = deciderSpec(paymentsStreamType);
const [OLDER, NEWER] = ['0198a000-0000-7000-8000-00000000c0a1', '0198a000-0000-7000-8000-00000000c0a2'];
const NOW = new Date('2026-03-05T09:00:00.000Z');
const opened = (cardPageId: string, openedAt: string) => cardPageOpened({ cardPageId, openedAt });
const older = opened(OLDER, '2026-03-03T09:00:00.000Z');
const newer = opened(NEWER, '2026-03-04T09:00:00.000Z');
const cardOf = (cardPageId: string, cardReference: string) =>
  cardChanged({ cardPageId, cardReference, changedAt: NOW.toISOString() });
const entering = (cardPageId: string, cardReference: string) => (state: PaymentsState) =>
  changeCard(state, {
    provider: 'stripe',
    notice: { cardPageId, accountId: PAYER_ID, customerReference: 'cus_1', cardReference },
    open: [],
    now: NOW,
  });

describe('another card', () => {
  it('is kept once, of a page that was opened here', () => {
    spec.given(older).when(entering(OLDER, 'pm_2')).then(cardOf(OLDER, 'pm_2'));
    spec.given(older, cardOf(OLDER, 'pm_2')).when(entering(OLDER, 'pm_2')).thenNothing();
    spec.given().when(entering(OLDER, 'pm_2')).thenRejected('unknown-payment');
  });

  it('goes before one of an older page that is told of late', () => {
    spec.given(older, newer, cardOf(NEWER, 'pm_3')).when(entering(OLDER, 'pm_2')).thenNothing();
    spec.given(older, newer, cardOf(OLDER, 'pm_2')).when(entering(NEWER, 'pm_3')).then(cardOf(NEWER, 'pm_3'));
  });

  it('goes before one of a page that was opened before something was paid with it', () => {
    const page = checkoutOpened({ openedAt: '2026-03-04T09:00:00.000Z' });
    spec.given(older, page, checkoutPaid()).when(entering(OLDER, 'pm_2')).thenNothing();
    spec
      .given(page, checkoutPaid(), opened(NEWER, '2026-03-04T10:00:00.000Z'))
      .when(entering(NEWER, 'pm_2'))
      .then(cardOf(NEWER, 'pm_2'));
  });

  it('is kept of whichever page once the card on file was given up', () => {
    spec
      .given(older, newer, cardOf(NEWER, 'pm_3'), disputeClosed({ outcome: 'lost', givesUpCard: true }))
      .when(entering(OLDER, 'pm_2'))
      .then(cardOf(OLDER, 'pm_2'));
  });
});
