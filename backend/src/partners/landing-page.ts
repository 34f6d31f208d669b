import { originOf } from '@sternklar/contracts/origin';
import { LANDING_PAGE_PARTNER_ID } from '@sternklar/contracts/partners/landing-page';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallingPage } from '../platform/access.port.ts';
import type { RequestKit } from '../platform/request-kit.port.ts';
import type { ChangePartner } from './change-partner.ts';
import type { PartnerDirectory } from './partner-directory.ts';
import type { PartnerSecrets } from './partner-secrets.ts';
import { registerPartner } from './register-partner/register-partner.ts';

/** Under whichever of its names the product was opened. */
export const isOfThisHost = (origin: string, { host }: Pick<CallingPage, 'host'>): boolean =>
  URL.canParse(origin) && new URL(origin).host === host;

interface PagesOf {
  readonly partnerId: string;
  readonly origins: readonly string[];
}

/** Whether a request comes from a page of the partner; the product's own landing page is wherever the product is. */
export const isPageOf = ({ partnerId, origins }: PagesOf, page: CallingPage): boolean => {
  const { origin } = page.headers;
  if (origin === undefined) return false;
  return origins.includes(origin) || (partnerId === LANDING_PAGE_PARTNER_ID && isOfThisHost(origin, page));
};

export interface LandingPageDeps {
  readonly directory: Pick<PartnerDirectory, 'byId'>;
  readonly change: ChangePartner;
  readonly kit: Pick<RequestKit, 'newId'>;
  readonly secrets: Pick<PartnerSecrets, 'publicKeyOf'>;
  readonly site: { readonly publicUrl: string };
}

/** In the back office it stands among the partners under this name, and can be paused there like any. */
const NAME = 'Startseite';

/** The product as a partner of itself, registered when it is not yet and one of its own pages asks; null: it stays unregistered. */
export const landingPagePartner = async (
  { directory, change, kit, secrets, site }: LandingPageDeps,
  call: { readonly request: FastifyRequest; readonly reply: FastifyReply },
) => {
  const known = await directory.byId(LANDING_PAGE_PARTNER_ID);
  if (known !== null) return known;
  const partnerId = LANDING_PAGE_PARTNER_ID;
  const origin = originOf(site.publicUrl);
  const origins = origin === null ? [] : [origin];
  if (!isPageOf({ partnerId, origins }, call.request)) return null;
  const keyId = kit.newId(call.request);
  const command = { partnerId, name: NAME, origins, keyId, publicKey: secrets.publicKeyOf(keyId) };
  await change(call, LANDING_PAGE_PARTNER_ID, (state) => registerPartner(state, command));
  return directory.byId(LANDING_PAGE_PARTNER_ID);
};
