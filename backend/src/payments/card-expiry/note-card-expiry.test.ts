import {
  cardChanged,
  cardExpiryNoted,
  cardExpiryReminded,
  disputeClosed,
  PAYER_ID,
} from '@sternklar/contracts/payments/testing/payment.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type PaymentsState, paymentsStreamType } from '../payments.ts';
import { noteCardExpiry } from './note-card-expiry.ts';

const spec = deciderSpec(paymentsStreamType);
const LAST_DAY = '2026-12-31';

const looked = (at: string, expiresOn: string | null = LAST_DAY, cardReference = 'pm_2') => {
  const now = new Date(at);
  return (state: PaymentsState) =>
    noteCardExpiry(state, { accountId: PAYER_ID, provider: 'stripe', cardReference, expiresOn, now });
};
const noted = (notedAt: string, expiresOn: string | null = LAST_DAY) => cardExpiryNoted({ notedAt, expiresOn });
const reminded = (remindedAt: string, expiresOn = LAST_DAY) => cardExpiryReminded({ remindedAt, expiresOn });

const SPRING = '2026-04-03T08:00:00.000Z';
/** Thirty days before, in Germany, and a day earlier. */
const IN_TIME = '2026-12-01T08:00:00.000Z';
const TOO_EARLY = '2026-11-30T08:00:00.000Z';

describe('looking until when the card on file can be used', () => {
  it('notes it, long before', () => {
    spec.given(cardChanged()).when(looked(SPRING)).then(noted(SPRING));
    spec.given(cardChanged()).when(looked(TOO_EARLY)).then(noted(TOO_EARLY));
  });

  it('notes that the provider does not know', () => {
    spec.given(cardChanged()).when(looked(SPRING, null)).then(noted(SPRING, null));
  });

  it('reminds thirty days before, once', () => {
    const past = [cardChanged(), noted(SPRING)] as const;
    spec
      .given(...past)
      .when(looked(IN_TIME))
      .then(reminded(IN_TIME));
    spec
      .given(...past, reminded(IN_TIME))
      .when(looked(IN_TIME))
      .then(noted(IN_TIME));
  });

  it('reminds at once of a card that was entered shortly before', () => {
    spec.given(cardChanged()).when(looked(IN_TIME)).then(noted(IN_TIME), reminded(IN_TIME));
  });

  it('reminds on the last day still, and not when that is over', () => {
    const past = [cardChanged(), noted(SPRING)] as const;
    const last = '2026-12-31T22:59:00.000Z';
    spec
      .given(...past)
      .when(looked(last))
      .then(reminded(last));
    const over = '2026-12-31T23:00:00.000Z';
    spec
      .given(...past)
      .when(looked(over))
      .then(noted(over));
  });

  it('reminds of nothing where the bank has renewed it', () => {
    spec.given(cardChanged(), noted(SPRING)).when(looked(IN_TIME, '2030-12-31')).then(noted(IN_TIME, '2030-12-31'));
  });

  it('reminds of the same day but once, whoever enters the same card again', () => {
    spec
      .given(cardChanged(), noted(SPRING), reminded(IN_TIME), cardChanged())
      .when(looked(IN_TIME))
      .then(noted(IN_TIME));
  });

  it('leaves nothing where another card was entered meanwhile, or none is there any more', () => {
    spec
      .given(cardChanged({ cardReference: 'pm_3' }))
      .when(looked(SPRING))
      .thenNothing();
    spec
      .given(cardChanged(), disputeClosed({ outcome: 'lost' }))
      .when(looked(SPRING))
      .thenNothing();
    spec.given().when(looked(SPRING)).thenNothing();
  });
});
