import type { Partner, PartnerKey } from './partner.api.ts';

/** The key that goes into new pages: the newest that no other has replaced, if it was not revoked. */
export const currentKeyOf = ({ keys }: Pick<Partner, 'keys'>): PartnerKey | null =>
  keys.find(({ valid_until, revoked_at }) => valid_until === null && revoked_at === null) ?? null;
