import {
  PARTNER_ID,
  partnerPaused,
  partnerRegistered,
  partnerResumed,
} from '@sternklar/contracts/partners/testing/partner.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type PartnerState, partnerStreamType } from '../partner.ts';
import { pausePartner } from './pause-partner.ts';

const spec = deciderSpec(partnerStreamType);
const switching = (paused: boolean) => (state: PartnerState) => pausePartner(state, { partnerId: PARTNER_ID, paused });

describe('the abuse switch', () => {
  it('pauses and resumes', () => {
    spec.given(partnerRegistered()).when(switching(true)).then(partnerPaused());
    spec.given(partnerRegistered(), partnerPaused()).when(switching(false)).then(partnerResumed());
  });

  it('does nothing where it stands like that', () => {
    spec.given(partnerRegistered()).when(switching(false)).thenNothing();
    spec.given(partnerRegistered(), partnerPaused()).when(switching(true)).thenNothing();
    spec.given(partnerRegistered(), partnerPaused(), partnerResumed()).when(switching(false)).thenNothing();
  });

  it('is refused for a partner that does not exist', () => {
    spec.given().when(switching(true)).thenRejected('partner-unknown');
  });
});
