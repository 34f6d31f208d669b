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
  | ({ readonly status: 'removed' } & KnownBusiness);

const evolve = (state: BusinessState, event: RecordedEvent<BusinessEvent>): BusinessState => {
  switch (event.type) {
    case 'BusinessAdded': {
      const { businessId, accountId, businessName } = event.data;
      return { status: 'listed', businessId, accountId, businessName };
    }
    case 'BusinessRemoved':
      return state.status === 'none' ? state : { ...state, status: 'removed' };
  }
};

/** A customer's business: added once, removed at most once. */
export const businessStreamType: StreamType<BusinessState, BusinessEvent> = {
  initialState: { status: 'none' },
  evolve,
};
