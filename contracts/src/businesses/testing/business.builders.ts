import type { BusinessEvent } from '../business.events.ts';

type DataOf<Type extends BusinessEvent['type']> = Extract<BusinessEvent, { type: Type }>['data'];

export const BUSINESS_ID = '0198a000-0000-7000-8000-00000000b001';
export const OWNER_ID = '0198a000-0000-7000-8000-00000000a001';
export const STRANGER_ID = '0198a000-0000-7000-8000-00000000a002';

/** Events for tests: what is not said has a fitting value. */
export const businessAdded = (data: Partial<DataOf<'BusinessAdded'>> = {}) =>
  ({
    type: 'BusinessAdded',
    data: {
      businessId: BUSINESS_ID,
      accountId: OWNER_ID,
      businessName: 'Bäckerei Sonnenschein',
      googleBusinessLink: 'https://maps.example/baeckerei',
      ...data,
    },
  }) satisfies BusinessEvent;

export const businessRestored = (data: Partial<DataOf<'BusinessRestored'>> = {}) =>
  ({
    type: 'BusinessRestored',
    data: { businessId: BUSINESS_ID, accountId: OWNER_ID, ...data },
  }) satisfies BusinessEvent;

export const businessRemovalSettled = (data: Partial<DataOf<'BusinessRemovalSettled'>> = {}) =>
  ({
    type: 'BusinessRemovalSettled',
    data: { businessId: BUSINESS_ID, accountId: OWNER_ID, ...data },
  }) satisfies BusinessEvent;

export const businessRemoved = (data: Partial<DataOf<'BusinessRemoved'>> = {}) =>
  ({
    type: 'BusinessRemoved',
    data: { businessId: BUSINESS_ID, accountId: OWNER_ID, ...data },
  }) satisfies BusinessEvent;
