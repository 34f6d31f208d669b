import type { PartnerEvent } from '@sternklar/contracts/partners/partner.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { PartnerState } from '../partner.ts';

export interface RevokeKey {
  readonly partnerId: string;
  readonly keyId: string;
}

/** Ends a key at once, whether another one took its place or not. */
export const revokeKey = (
  state: PartnerState,
  { partnerId, keyId }: RevokeKey,
): Decision<PartnerEvent, 'partner-unknown' | 'key-unknown'> => {
  if (state.status === 'none') return reject('partner-unknown');
  if (!state.keys.some((key) => key.keyId === keyId)) return reject('key-unknown');
  return [{ type: 'PartnerKeyRevoked', data: { partnerId, keyId } }];
};
