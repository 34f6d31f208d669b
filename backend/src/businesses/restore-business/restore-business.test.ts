import {
  businessAdded,
  businessRemovalSettled,
  businessRemoved,
  businessRestored,
  OWNER_ID,
  STRANGER_ID,
} from '@sternklar/contracts/businesses/testing/business.builders';
import { BUSINESS_RESTORABLE_MS } from '@sternklar/contracts/constants';
import { deciderSpec, recordedAs } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type BusinessState, businessStreamType } from '../business.ts';
import { removeBusiness } from '../remove-business/remove-business.ts';
import { restoreBusiness } from './restore-business.ts';

const spec = deciderSpec(businessStreamType);
const REMOVED_AT = '2026-03-01T09:00:00.000Z';
const removed = recordedAs(businessRemoved(), { recordedAt: REMOVED_AT });
const restoredBy =
  (accountId: string, afterMs = 0) =>
  (state: BusinessState) =>
    restoreBusiness(state, { accountId, now: new Date(Date.parse(REMOVED_AT) + afterMs).toISOString() });

describe('restoring a business', () => {
  it('is recorded for its owner, up to the last moment', () => {
    spec.given(businessAdded(), removed).when(restoredBy(OWNER_ID, BUSINESS_RESTORABLE_MS)).then(businessRestored());
  });

  it('is refused a moment later', () => {
    spec
      .given(businessAdded(), removed)
      .when(restoredBy(OWNER_ID, BUSINESS_RESTORABLE_MS + 1))
      .thenRejected('too-late');
  });

  it('is refused once it is settled, whatever a clock says', () => {
    spec.given(businessAdded(), removed, businessRemovalSettled()).when(restoredBy(OWNER_ID)).thenRejected('too-late');
  });

  it('is refused to others as if there were none', () => {
    spec.given(businessAdded(), removed).when(restoredBy(STRANGER_ID)).thenRejected('business-not-found');
    spec.given().when(restoredBy(OWNER_ID)).thenRejected('business-not-found');
  });

  it('changes nothing where it is listed', () => {
    spec.given(businessAdded()).when(restoredBy(OWNER_ID)).thenNothing();
    spec.given(businessAdded(), removed, businessRestored()).when(restoredBy(OWNER_ID)).thenNothing();
  });

  it('is a business like any other: it can be removed again', () => {
    spec
      .given(businessAdded(), removed, businessRestored())
      .when((state) => removeBusiness(state, { accountId: OWNER_ID }))
      .then(businessRemoved());
  });
});
