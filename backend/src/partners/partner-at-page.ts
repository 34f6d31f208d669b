import type { FastifyRequest } from 'fastify';
import { Refusal } from '../platform/refusal.port.ts';
import { isPageOf } from './landing-page.ts';
import { liveKeysOf, type RegisteredPartner } from './partner.ts';
import type { PartnerDirectory } from './partner-directory.ts';

const widgetKeyUnknown = () =>
  new Refusal(404, 'widget-key-unknown', 'Der Chat ist auf dieser Seite nicht eingerichtet.');

const originNotAllowed = () =>
  new Refusal(403, 'origin-not-allowed', 'Der Chat ist für diese Seite nicht freigegeben.');

const widgetPaused = () =>
  new Refusal(
    403,
    'widget-paused',
    'Der Chat macht auf dieser Seite gerade eine Pause. Bitte versuchen Sie es später noch einmal.',
  );

/** A partner, and its key that a page named. */
export interface NamedPartner {
  readonly partnerId: string;
  readonly partner: RegisteredPartner;
  readonly keyId: string;
}

export interface PartnerOfKeyDeps {
  readonly directory: Pick<PartnerDirectory, 'byId' | 'idOfKey'>;
  readonly now: () => Date;
}

/** The partner that has a key that counts now; else null. */
export const partnerOfKey = async ({ directory, now }: PartnerOfKeyDeps, key: string): Promise<NamedPartner | null> => {
  const partnerId = await directory.idOfKey(key);
  const partner = partnerId === null ? null : await directory.byId(partnerId);
  const found = partner && liveKeysOf(partner, now()).find(({ publicKey }) => publicKey === key);
  return partnerId && partner && found ? { partnerId, partner, keyId: found.keyId } : null;
};

/** The same partner when the request comes from one of its pages and the widget runs there. Throws a refusal. */
export const admittedAt = (found: NamedPartner | null, request: FastifyRequest): NamedPartner => {
  if (found && !isPageOf({ ...found.partner, partnerId: found.partnerId }, request)) throw originNotAllowed();
  return running(found);
};

/** The same for what reads alone, also on the product's own page where a conversation goes on: browsers name no origin in such reads. */
export const readableAt = (found: NamedPartner | null, request: FastifyRequest): NamedPartner =>
  isReadOnOwnPage(request) ? running(found) : admittedAt(found, request);

const isReadOnOwnPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers.origin === undefined && headers['sec-fetch-site'] === 'same-origin';

const running = (found: NamedPartner | null): NamedPartner => {
  if (!found) throw widgetKeyUnknown();
  if (found.partner.paused) throw widgetPaused();
  return found;
};
