import type { BusinessEvent } from '@sternklar/contracts/businesses/business.events';
import * as build from '@sternklar/contracts/businesses/testing/business.builders';
import type { DataOf } from './about.ts';
import { accountId, businessId } from './ids.ts';

export const businessAdded = (
  business: number,
  account: number,
  data: Partial<DataOf<BusinessEvent, 'BusinessAdded'>> = {},
): BusinessEvent =>
  build.businessAdded({
    businessId: businessId(business),
    accountId: accountId(account),
    businessName: `Gasthaus ${business}`,
    googleBusinessLink: `https://g.example/${business}`,
    ...data,
  });

export const businessRestored = (business: number, account: number): BusinessEvent =>
  build.businessRestored({ businessId: businessId(business), accountId: accountId(account) });

export const businessRemovalSettled = (business: number, account: number): BusinessEvent =>
  build.businessRemovalSettled({ businessId: businessId(business), accountId: accountId(account) });

export const businessRemoved = (business: number, account: number): BusinessEvent =>
  build.businessRemoved({ businessId: businessId(business), accountId: accountId(account) });
