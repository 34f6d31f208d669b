import type { BusinessEvent } from '@sternklar/contracts/businesses/business.events';
import { BUSINESS_RESTORABLE_MS } from '@sternklar/contracts/constants';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { BusinessState } from '../business.ts';

export interface RestoreBusiness {
  /** Who asks; only the owner has a business back. */
  readonly accountId: string;
  /** ISO 8601 UTC. */
  readonly now: string;
}

/** Takes the removal of a business back, as long as that is possible; one that is listed stays so. */
export const restoreBusiness = (
  state: BusinessState,
  { accountId, now }: RestoreBusiness,
): Decision<BusinessEvent, 'business-not-found' | 'too-late'> => {
  if (state.status === 'none' || state.accountId !== accountId) return reject('business-not-found');
  if (state.status === 'listed') return [];
  if (state.isSettled || Date.parse(now) - Date.parse(state.removedAt) > BUSINESS_RESTORABLE_MS)
    return reject('too-late');
  return [{ type: 'BusinessRestored', data: { businessId: state.businessId, accountId } }];
};
