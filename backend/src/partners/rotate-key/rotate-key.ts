import { PARTNER_MAX_LIVE_KEYS } from '@sternklar/contracts/constants';
import type { PartnerEvent } from '@sternklar/contracts/partners/partner.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { liveKeysOf, type PartnerState } from '../partner.ts';

export interface RotateKey {
  readonly partnerId: string;
  readonly keyId: string;
  readonly publicKey: string;
  /** How long the present key goes on working; 0 revokes it. */
  readonly graceDays: number;
  readonly now: Date;
}

const DAY_MS = 86_400_000;

/** A new key; the one so far works on for a while, so that no page is without a chat until it was changed. */
export const rotateKey = (
  state: PartnerState,
  { partnerId, keyId, publicKey, graceDays, now }: RotateKey,
): Decision<PartnerEvent, 'partner-unknown' | 'too-many-keys'> => {
  if (state.status === 'none') return reject('partner-unknown');
  if (graceDays > 0 && liveKeysOf(state, now).length >= PARTNER_MAX_LIVE_KEYS) return reject('too-many-keys');
  const validUntil = new Date(now.getTime() + graceDays * DAY_MS).toISOString();
  const replaced = state.keys.filter((key) => key.validUntil === null);
  return [
    { type: 'PartnerKeyIssued', data: { partnerId, keyId, publicKey } },
    ...replaced.map((key) =>
      graceDays === 0
        ? { type: 'PartnerKeyRevoked' as const, data: { partnerId, keyId: key.keyId } }
        : { type: 'PartnerKeyRetired' as const, data: { partnerId, keyId: key.keyId, validUntil } },
    ),
  ];
};
