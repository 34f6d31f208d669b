import type { PartnerEvent } from '@sternklar/contracts/partners/partner.events';
import type { Decision } from '@sternklar/event-store/decider';
import type { PartnerState } from '../partner.ts';

export interface RegisterPartner {
  readonly partnerId: string;
  readonly name: string;
  readonly origins: readonly string[];
  readonly keyId: string;
  readonly publicKey: string;
}

/** A partner with its first key; nothing when it is there already. */
export const registerPartner = (state: PartnerState, command: RegisterPartner): Decision<PartnerEvent> => {
  const { partnerId, name, origins, keyId, publicKey } = command;
  if (state.status === 'registered') return [];
  return [
    { type: 'PartnerRegistered', data: { partnerId, name, origins } },
    { type: 'PartnerKeyIssued', data: { partnerId, keyId, publicKey } },
  ];
};
