import type { BusinessEvent } from '@sternklar/contracts/businesses/business.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { BusinessState } from '../business.ts';

export interface AddBusiness {
  readonly businessId: string;
  readonly accountId: string;
  readonly businessName: string;
  /** A complete http(s) link. */
  readonly googleBusinessLink: string;
}

/** Adds a business under a new id. */
export const addBusiness = (
  state: BusinessState,
  { businessId, accountId, businessName, googleBusinessLink }: AddBusiness,
): Decision<BusinessEvent, 'business-id-taken'> => {
  if (state.status !== 'none') return reject('business-id-taken');
  return [{ type: 'BusinessAdded', data: { businessId, accountId, businessName, googleBusinessLink } }];
};
