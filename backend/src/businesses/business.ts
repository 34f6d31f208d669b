import type { BusinessEvent } from '@sternklar/contracts/businesses/business.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { StreamType } from '@sternklar/event-store/decider';

interface KnownBusiness {
  readonly businessId: string;
  readonly accountId: string;
  /** Null once the account was erased. */
  readonly businessName: string | null;
}

export type BusinessState =
  | { readonly status: 'none' }
  | ({ readonly status: 'listed' } & KnownBusiness)
  | ({
      readonly status: 'removed';
      readonly removedAt: string;
      /** Nobody can have it back any more. */
      readonly isSettled: boolean;
    } & KnownBusiness);

const known = ({ businessId, accountId, businessName }: KnownBusiness): KnownBusiness => ({
  businessId,
  accountId,
  businessName,
});

const evolve = (state: BusinessState, event: RecordedEvent<BusinessEvent>): BusinessState => {
  switch (event.type) {
    case 'BusinessAdded': {
      const { businessId, accountId, businessName } = event.data;
      return { status: 'listed', businessId, accountId, businessName };
    }
    case 'BusinessRemoved':
      return state.status === 'none'
        ? state
        : { ...known(state), status: 'removed', removedAt: event.recordedAt, isSettled: false };
    case 'BusinessRemovalSettled':
      return state.status === 'removed' ? { ...state, isSettled: true } : state;
    case 'BusinessRestored':
      return state.status === 'none' ? state : { ...known(state), status: 'listed' };
  }
};

/** A customer's business: added once, removed by its owner, who may have it back for a while. */
export const businessStreamType: StreamType<BusinessState, BusinessEvent> = {
  initialState: { status: 'none' },
  evolve,
};
