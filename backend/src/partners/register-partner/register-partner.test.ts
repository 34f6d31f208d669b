import {
  keyId,
  keyIssued,
  ORIGIN,
  PARTNER_ID,
  partnerRegistered,
  publicKey,
} from '@sternklar/contracts/partners/testing/partner.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { it } from 'vitest';
import { type PartnerState, partnerStreamType } from '../partner.ts';
import { registerPartner } from './register-partner.ts';

const spec = deciderSpec(partnerStreamType);
const registering = (state: PartnerState) =>
  registerPartner(state, {
    partnerId: PARTNER_ID,
    name: 'Musterhotel',
    origins: [ORIGIN],
    keyId: keyId(1),
    publicKey: publicKey(1),
  });

it('registers a partner with its first key', () => {
  spec.given().when(registering).then(partnerRegistered(), keyIssued(1));
});

it('does nothing for one that is there', () => {
  spec.given(partnerRegistered(), keyIssued(1)).when(registering).thenNothing();
});
