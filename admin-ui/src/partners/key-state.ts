import type { PartnerKey } from '@sternklar/contracts/partners/partner.api';

/** `replaced`: another key took its place, and it still works for a while; `expired`: that while is over. */
export type KeyState = 'current' | 'replaced' | 'expired' | 'revoked';

/** What has become of a key at a moment, and the moment that goes with it, ISO 8601. */
export const keyStateOf = (
  { issued_at, valid_until, revoked_at }: Pick<PartnerKey, 'issued_at' | 'valid_until' | 'revoked_at'>,
  now: Date,
): { readonly state: KeyState; readonly at: string } => {
  if (revoked_at !== null) return { state: 'revoked', at: revoked_at };
  if (valid_until === null) return { state: 'current', at: issued_at };
  return { state: Date.parse(valid_until) > now.getTime() ? 'replaced' : 'expired', at: valid_until };
};
