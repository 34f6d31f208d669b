import type { Queries } from '@sternklar/projections/queries';
import { manifest } from '../platform/manifest.port.ts';
import type { Platform } from '../platform/platform.port.ts';
import { addBusinessRoute } from './add-business/add-business.route.ts';
import { listAllBusinessesRoute } from './list-all-businesses.route.ts';
import { listBusinessesOfUserRoute } from './list-businesses-of-user.route.ts';
import { listOwnBusinessesRoute } from './list-own-businesses.route.ts';
import { removeBusinessRoute } from './remove-business/remove-business.route.ts';
import { restoreBusinessRoute } from './restore-business/restore-business.route.ts';
import { settleRemovals } from './settle-removals.job.ts';

export interface BusinessesGiven extends Platform {
  readonly queries: Pick<Queries, 'businesses' | 'users'>;
}

/** Customers' businesses: add, remove, have back, list. */
export const businesses = manifest({
  name: 'businesses',
  slices: [
    addBusinessRoute,
    removeBusinessRoute,
    restoreBusinessRoute,
    listOwnBusinessesRoute,
    listAllBusinessesRoute,
    listBusinessesOfUserRoute,
  ],
  jobs: [settleRemovals],
  parts: ({ queries, ...given }: BusinessesGiven) => ({
    ...given,
    businesses: queries.businesses,
    userExists: async (accountId: string) => (await queries.users.own(accountId, given.now())) !== null,
  }),
});
