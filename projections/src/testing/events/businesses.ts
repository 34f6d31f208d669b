import type { BusinessEvent } from '@sternklar/contracts/businesses/business.events';
import type { DataOf } from './data-of.ts';
import { accountId, businessId } from './ids.ts';

export const businessAdded = (
  business: number,
  account: number,
  data: Partial<DataOf<BusinessEvent, 'BusinessAdded'>> = {},
): BusinessEvent => ({
  type: 'BusinessAdded',
  data: {
    businessId: businessId(business),
    accountId: accountId(account),
    businessName: `Gasthaus ${business}`,
    googleBusinessLink: `https://g.example/${business}`,
    ...data,
  },
});

export const businessRemoved = (business: number, account: number): BusinessEvent => ({
  type: 'BusinessRemoved',
  data: { businessId: businessId(business), accountId: accountId(account) },
});
