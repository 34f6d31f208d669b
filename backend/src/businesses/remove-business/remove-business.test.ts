import {
  businessAdded,
  businessRemoved,
  OWNER_ID,
  STRANGER_ID,
} from '@sternklar/contracts/businesses/testing/business.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type BusinessState, businessStreamType } from '../business.ts';
import { removeBusiness } from './remove-business.ts';

const spec = deciderSpec(businessStreamType);
const removedBy = (accountId: string) => (state: BusinessState) => removeBusiness(state, { accountId });

describe('removing a business', () => {
  it('is recorded for its owner', () => {
    spec.given(businessAdded()).when(removedBy(OWNER_ID)).then(businessRemoved());
  });

  it('is refused to others as if there were none', () => {
    spec.given(businessAdded()).when(removedBy(STRANGER_ID)).thenRejected('business-not-found');
  });

  it('is refused when there is none, or no longer', () => {
    spec.given().when(removedBy(OWNER_ID)).thenRejected('business-not-found');
    spec.given(businessAdded(), businessRemoved()).when(removedBy(OWNER_ID)).thenRejected('business-not-found');
  });

  it('is possible after the account’s personal data were erased', () => {
    spec
      .given(businessAdded({ businessName: null, googleBusinessLink: null }))
      .when(removedBy(OWNER_ID))
      .then(businessRemoved());
  });
});
