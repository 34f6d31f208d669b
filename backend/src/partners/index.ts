import type { Queries } from '@sternklar/projections/queries';
import { manifest } from '../platform/manifest.port.ts';
import type { Platform } from '../platform/platform.port.ts';
import { changeAppearanceRoute } from './change-appearance/change-appearance.route.ts';
import { createChangePartner } from './change-partner.ts';
import { editPartnerRoute } from './edit-partner/edit-partner.route.ts';
import { issueIdentitySecretRoute } from './issue-identity-secret/issue-identity-secret.route.ts';
import { listPartnersRoute } from './list-partners.route.ts';
import {
  type OpenWidgetSessionRouteDeps,
  openWidgetSessionRoute,
} from './open-widget-session/open-widget-session.route.ts';
import type { PartnerServices } from './partner-services.ts';
import { pausePartnerRoute } from './pause-partner/pause-partner.route.ts';
import { registerPartnerRoute } from './register-partner/register-partner.route.ts';
import { revokeKeyRoute } from './revoke-key/revoke-key.route.ts';
import { rotateKeyRoute } from './rotate-key/rotate-key.route.ts';
import { showAppearanceRoute } from './show-appearance/show-appearance.route.ts';
import { type ShowPartnerRouteDeps, showPartnerRoute } from './show-partner.route.ts';

export interface PartnersGiven extends Platform {
  readonly queries: Pick<Queries, 'partners'>;

  readonly partnerServices: PartnerServices;
  readonly areVisitorsErased: OpenWidgetSessionRouteDeps['areVisitorsErased'];
  readonly site: { readonly brandName: string; readonly publicUrl: string };
  readonly pinnedWidget: ShowPartnerRouteDeps['pinnedWidget'];
}

/** Partners have the chat widget on their own pages; their visitors get sessions without an account. */
export const partners = manifest({
  name: 'partners',
  slices: [
    openWidgetSessionRoute,
    listPartnersRoute,
    showPartnerRoute,
    registerPartnerRoute,
    editPartnerRoute,
    changeAppearanceRoute,
    showAppearanceRoute,
    rotateKeyRoute,
    revokeKeyRoute,
    pausePartnerRoute,
    issueIdentitySecretRoute,
  ],
  others: [
    {
      name: 'run-partner-command',
      records: ['PartnerRegistered', 'PartnerKeyIssued', 'PartnerKeyRetired', 'PartnerKeyRevoked'],
    },
  ],
  parts({ queries, partnerServices, ...given }: PartnersGiven) {
    const parts = { ...given, ...partnerServices, partners: queries.partners };
    return { ...parts, change: createChangePartner(parts) };
  },
});
