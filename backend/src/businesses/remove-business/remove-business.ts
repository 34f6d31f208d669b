import type { BusinessEvent } from '@sternklar/contracts/businesses/business.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { BusinessState } from '../business.ts';

export interface RemoveBusiness {
  /** Who asks; only the owner's businesses are there for them. */
  readonly accountId: string;
}

/** Takes a business off its owner's list, and its reviews with it. */
export const removeBusiness = (
  state: BusinessState,
  { accountId }: RemoveBusiness,
): Decision<BusinessEvent, 'business-not-found'> => {
  if (state.status !== 'listed' || state.accountId !== accountId) return reject('business-not-found');
  return [{ type: 'BusinessRemoved', data: { businessId: state.businessId, accountId } }];
};
