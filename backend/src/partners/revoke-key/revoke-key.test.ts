import {
  keyId,
  keyIssued,
  keyRetired,
  keyRevoked,
  PARTNER_ID,
  partnerRegistered,
} from '@sternklar/contracts/partners/testing/partner.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type PartnerState, partnerStreamType } from '../partner.ts';
import { revokeKey } from './revoke-key.ts';

const spec = deciderSpec(partnerStreamType);
const revoking = (number: number) => (state: PartnerState) =>
  revokeKey(state, { partnerId: PARTNER_ID, keyId: keyId(number) });

describe('revoking a key', () => {
  it('ends it, also one that another took the place of', () => {
    const given = spec.given(
      partnerRegistered(),
      keyIssued(1),
      keyIssued(2),
      keyRetired(1, '2026-03-16T09:00:00.000Z'),
    );
    given.when(revoking(1)).then(keyRevoked(1));
    given.when(revoking(2)).then(keyRevoked(2));
  });

  it('is refused for a key that the partner has not, or no longer', () => {
    spec.given(partnerRegistered(), keyIssued(1)).when(revoking(2)).thenRejected('key-unknown');
    spec.given(partnerRegistered(), keyIssued(1), keyRevoked(1)).when(revoking(1)).thenRejected('key-unknown');
  });

  it('is refused for a partner that does not exist', () => {
    spec.given().when(revoking(1)).thenRejected('partner-unknown');
  });
});
