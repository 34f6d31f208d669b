import type { AdmitVisitor, Visitor } from '../platform/access.port.ts';
import { callerOf } from '../platform/counts.port.ts';
import { isOfThisHost, isPageOf } from './landing-page.ts';
import { liveKeysOf, type RegisteredPartner } from './partner.ts';
import type { PartnerDirectory } from './partner-directory.ts';
import type { CountForWidget } from './widget-limits.ts';

export interface IsStillAdmittedDeps {
  readonly directory: Pick<PartnerDirectory, 'byId'>;
  readonly now: () => Date;
}

export interface AdmitVisitorDeps extends IsStillAdmittedDeps {
  readonly count: CountForWidget;
}

/** The partner on whose pages a visitor is, while it is not paused and the visitor's key counts; else null. */
const partnerOf = async (
  { directory, now }: IsStillAdmittedDeps,
  visitor: Visitor,
): Promise<RegisteredPartner | null> => {
  const partner = await directory.byId(visitor.partnerId);
  if (partner === null || partner.paused || visitor.expiresAt <= now()) return null;
  return liveKeysOf(partner, now()).some(({ keyId }) => keyId === visitor.keyId) ? partner : null;
};

/** Whether a visitor may go on listening. */
export const createIsStillAdmitted = (deps: IsStillAdmittedDeps) => async (visitor: Visitor) =>
  (await partnerOf(deps, visitor)) !== null;

/**
 * Whether a visitor's token counts for a request: the partner is not paused, the key was not revoked, and the page it comes
 * from is one of the partner's. Whatever visitors send is counted.
 */
export const createAdmitVisitor =
  (deps: AdmitVisitorDeps): AdmitVisitor =>
  async (visitor, request) => {
    const { method, headers } = request;
    const partner = await partnerOf(deps, visitor);
    if (partner === null) return false;
    const { origin } = headers;
    const isAtHome = (page: string) =>
      visitor.continued ? isOfThisHost(page, request) : isPageOf({ ...partner, partnerId: visitor.partnerId }, request);
    if (origin !== undefined && !isAtHome(origin)) return false;
    if (method === 'GET' || method === 'HEAD') return true;
    await deps.count('widget message by visitor', visitor.id);
    await deps.count('widget message by key', visitor.keyId);
    await deps.count('widget message by address', callerOf(request));
    return true;
  };
