import {
  keyId,
  keyIssued,
  keyRetired,
  keyRevoked,
  PARTNER_ID,
  partnerRegistered,
  publicKey,
} from '@sternklar/contracts/partners/testing/partner.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type PartnerState, partnerStreamType } from '../partner.ts';
import { rotateKey } from './rotate-key.ts';

const spec = deciderSpec(partnerStreamType);
const NOW = new Date('2026-03-02T09:00:00.000Z');
const IN_TWO_WEEKS = '2026-03-16T09:00:00.000Z';
const rotatingTo =
  (number: number, graceDays = 14) =>
  (state: PartnerState) =>
    rotateKey(state, {
      partnerId: PARTNER_ID,
      keyId: keyId(number),
      publicKey: publicKey(number),
      graceDays,
      now: NOW,
    });

describe('a new key for a partner', () => {
  it('lets the one so far go on for a while', () => {
    spec.given(partnerRegistered(), keyIssued(1)).when(rotatingTo(2)).then(keyIssued(2), keyRetired(1, IN_TWO_WEEKS));
  });

  it('ends the one so far at once when no time is given', () => {
    spec.given(partnerRegistered(), keyIssued(1)).when(rotatingTo(2, 0)).then(keyIssued(2), keyRevoked(1));
  });

  it('gives no more time to a key that was replaced or revoked before', () => {
    spec
      .given(partnerRegistered(), keyIssued(1), keyIssued(2), keyRetired(1, '2026-03-03T09:00:00.000Z'), keyRevoked(2))
      .when(rotatingTo(3))
      .then(keyIssued(3));
  });

  const five = [1, 2, 3, 4].flatMap((number) => [keyIssued(number), keyRetired(number, IN_TWO_WEEKS)]);
  it('is refused while five count, unless the present one ends at once', () => {
    const given = spec.given(partnerRegistered(), ...five, keyIssued(5));
    given.when(rotatingTo(6)).thenRejected('too-many-keys');
    given.when(rotatingTo(6, 0)).then(keyIssued(6), keyRevoked(5));
  });

  it('is given when enough of them are over', () => {
    spec
      .given(partnerRegistered(), ...five, keyRetired(1, NOW.toISOString()), keyIssued(5))
      .when(rotatingTo(6))
      .then(keyIssued(6), keyRetired(5, IN_TWO_WEEKS));
  });

  it('is refused for a partner that does not exist', () => {
    spec.given().when(rotatingTo(1)).thenRejected('partner-unknown');
  });
});
