import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import type { Capability } from '../platform/capability.port.ts';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { addBusinessRoute } from './add-business/add-business.route.ts';
import { listAllBusinessesRoute } from './list-all-businesses/list-all-businesses.route.ts';
import { listBusinessesOfUserRoute } from './list-businesses-of-user/list-businesses-of-user.route.ts';
import { listOwnBusinessesRoute } from './list-own-businesses/list-own-businesses.route.ts';
import { removeBusinessRoute } from './remove-business/remove-business.route.ts';

export interface BusinessesDeps {
  readonly commands: CommandHandler;
  readonly kit: RequestKit;
  readonly businesses: Queries['businesses'];
  readonly userExists: (accountId: string) => Promise<boolean>;
}

/** Customers' businesses: add, remove, list. */
export const createBusinesses = (deps: BusinessesDeps): Capability => ({
  name: 'businesses',
  reactors: [],
  routes: async (app) => {
    addBusinessRoute(deps)(app);
    removeBusinessRoute(deps)(app);
    listOwnBusinessesRoute(deps)(app);
    listAllBusinessesRoute(deps)(app);
    listBusinessesOfUserRoute(deps)(app);
  },
});
