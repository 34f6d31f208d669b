import type { Queries } from '@sternklar/projections/queries';
import { manifest } from '../platform/manifest.port.ts';
import type { Platform } from '../platform/platform.port.ts';
import { addBusinessRoute } from './add-business/add-business.route.ts';
import { listAllBusinessesRoute } from './list-all-businesses.route.ts';
import { listBusinessesOfUserRoute } from './list-businesses-of-user.route.ts';
import { listOwnBusinessesRoute } from './list-own-businesses.route.ts';
import { removeBusinessRoute } from './remove-business/remove-business.route.ts';

export interface BusinessesGiven extends Platform {
  readonly queries: Pick<Queries, 'businesses' | 'users'>;
}

/** Customers' businesses: add, remove, list. */
export const businesses = manifest({
  name: 'businesses',
  slices: [
    addBusinessRoute,
    removeBusinessRoute,
    listOwnBusinessesRoute,
    listAllBusinessesRoute,
    listBusinessesOfUserRoute,
  ],
  parts: ({ queries, ...given }: BusinessesGiven) => ({
    ...given,
    businesses: queries.businesses,
    userExists: async (accountId: string) => (await queries.users.own(accountId)) !== null,
  }),
});
