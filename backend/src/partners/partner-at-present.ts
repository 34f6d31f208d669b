import { LANDING_PAGE_PARTNER_ID } from '@sternklar/contracts/partners/landing-page';
import { liveKeysOf } from './partner.ts';
import type { PartnerDirectory } from './partner-directory.ts';

export interface PartnerAtPresentDeps {
  readonly directory: Pick<PartnerDirectory, 'byId'>;
  readonly now: () => Date;
}

/** For those who write to visitors of partners, and let them go on elsewhere. */
export const createPartnerAtPresent = ({ directory, now }: PartnerAtPresentDeps) => {
  /** Null for the product's own pages, and where there is no such partner. */
  const partnerNameOf = async (partnerId: string): Promise<string | null> =>
    partnerId === LANDING_PAGE_PARTNER_ID ? null : ((await directory.byId(partnerId))?.name ?? null);
  return {
    partnerNameOf,
    /** With the newest key that counts; null for a partner that is paused or has none. */
    async partnerAtPresent(partnerId: string) {
      const partner = await directory.byId(partnerId);
      if (partner === null || partner.paused) return null;
      const key = liveKeysOf(partner, now()).at(-1);
      return key ? { name: await partnerNameOf(partnerId), keyId: key.keyId, publicKey: key.publicKey } : null;
    },
  };
};
