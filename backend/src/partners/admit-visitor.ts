import type { AdmitVisitor, CallingPage, Visitor } from '../platform/access.port.ts';
import { callerOf } from '../platform/counts.port.ts';
import { isOfThisHost, isPageOf } from './landing-page.ts';
import { liveKeysOf } from './partner.ts';
import type { PartnerDirectory } from './partner-directory.ts';
import type { CountForWidget } from './widget-limits.ts';

export interface IsStillAdmittedDeps {
  readonly directory: Pick<PartnerDirectory, 'byId'>;
  readonly now: () => Date;
}

export interface AdmitVisitorDeps extends IsStillAdmittedDeps {
  readonly count: CountForWidget;
}

/**
 * Whether a visitor may go on listening on a page, or end what was begun there: the partner is not paused, the visitor's key counts, and
 * the page is one of the partner's; that of whoever goes on by a mailed link is the product's own.
 */
export const createIsStillAdmitted =
  ({ directory, now }: IsStillAdmittedDeps) =>
  async (visitor: Visitor, page: CallingPage): Promise<boolean> => {
    const partner = await directory.byId(visitor.partnerId);
    if (partner === null || partner.paused || visitor.expiresAt <= now()) return false;
    if (!liveKeysOf(partner, now()).some(({ keyId }) => keyId === visitor.keyId)) return false;
    const { origin } = page.headers;
    if (origin === undefined) return true;
    return visitor.continued
      ? isOfThisHost(origin, page)
      : isPageOf({ ...partner, partnerId: visitor.partnerId }, page);
  };

/**
 * Whether a visitor's token counts for a request: the partner is not paused, the key was not revoked, and the page it comes
 * from is one of the partner's. Whatever visitors send is counted.
 */
export const createAdmitVisitor = (deps: AdmitVisitorDeps): AdmitVisitor => {
  const isAdmitted = createIsStillAdmitted(deps);
  return async (visitor, request) => {
    if (!(await isAdmitted(visitor, request))) return false;
    const { method } = request;
    if (method === 'GET' || method === 'HEAD') return true;
    await deps.count('widget message by visitor', visitor.id);
    await deps.count('widget message by key', visitor.keyId);
    await deps.count('widget message by address', callerOf(request));
    return true;
  };
};
