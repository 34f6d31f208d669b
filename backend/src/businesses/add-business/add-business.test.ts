import {
  BUSINESS_ID,
  businessAdded,
  businessRemoved,
  OWNER_ID,
} from '@sternklar/contracts/businesses/testing/business.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type BusinessState, businessStreamType } from '../business.ts';
import { addBusiness } from './add-business.ts';

const spec = deciderSpec(businessStreamType);
const command = {
  businessId: BUSINESS_ID,
  accountId: OWNER_ID,
  businessName: 'Gasthof Krone',
  googleBusinessLink: 'https://maps.example/krone',
};
const adding = (state: BusinessState) => addBusiness(state, command);

describe('adding a business', () => {
  it('records its name and link', () => {
    spec.given().when(adding).then(businessAdded(command));
  });

  it('is refused under an id that is in use or was', () => {
    spec.given(businessAdded()).when(adding).thenRejected('business-id-taken');
    spec.given(businessAdded(), businessRemoved()).when(adding).thenRejected('business-id-taken');
  });
});
