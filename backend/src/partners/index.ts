import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import type { Capability } from '../platform/capability.port.ts';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { createChangePartner } from './change-partner.ts';
import { editPartnerRoute } from './edit-partner/edit-partner.route.ts';
import { issueIdentitySecretRoute } from './issue-identity-secret/issue-identity-secret.route.ts';
import { listPartnersRoute } from './list-partners/list-partners.route.ts';
import {
  type OpenWidgetSessionRouteDeps,
  openWidgetSessionRoute,
} from './open-widget-session/open-widget-session.route.ts';
import type { PartnerServices } from './partner-services.ts';
import { pausePartnerRoute } from './pause-partner/pause-partner.route.ts';
import { registerPartnerRoute } from './register-partner/register-partner.route.ts';
import { revokeKeyRoute } from './revoke-key/revoke-key.route.ts';
import { rotateKeyRoute } from './rotate-key/rotate-key.route.ts';
import { showPartnerRoute } from './show-partner/show-partner.route.ts';

export interface PartnersDeps {
  readonly services: PartnerServices;
  readonly commands: CommandHandler;
  readonly kit: RequestKit;
  readonly partners: Queries['partners'];
  readonly areVisitorsErased: OpenWidgetSessionRouteDeps['areVisitorsErased'];
  readonly now: () => Date;
  readonly site: { readonly brandName: string; readonly publicUrl: string };
}

/** Partners have the chat widget on their own pages; their visitors get sessions without an account. */
export const createPartners = ({ services, ...deps }: PartnersDeps): Capability => {
  const { directory, secrets, count } = services;
  const change = createChangePartner({ ...deps, directory });
  return {
    name: 'partners',
    reactors: [],
    routes: async (app) => {
      openWidgetSessionRoute({ ...deps, directory, secrets, count })(app);
      listPartnersRoute(deps)(app);
      showPartnerRoute(deps)(app);
      registerPartnerRoute({ ...deps, change, secrets })(app);
      editPartnerRoute({ change })(app);
      rotateKeyRoute({ ...deps, change, secrets })(app);
      revokeKeyRoute({ change })(app);
      pausePartnerRoute({ change })(app);
      issueIdentitySecretRoute({ ...deps, change, secrets })(app);
    },
  };
};
