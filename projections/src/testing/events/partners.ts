import type { PartnerEvent } from '@sternklar/contracts/partners/partner.events';
import type { DataOf } from './data-of.ts';
import { partnerId, partnerKeyId } from './ids.ts';

export const partnerRegistered = (
  partner: number,
  data: Partial<DataOf<PartnerEvent, 'PartnerRegistered'>> = {},
): PartnerEvent => ({
  type: 'PartnerRegistered',
  data: {
    partnerId: partnerId(partner),
    name: `Partner ${partner}`,
    origins: [`https://partner${partner}.example`],
    ...data,
  },
});

export const partnerKeyIssued = (key: number, partner: number): PartnerEvent => ({
  type: 'PartnerKeyIssued',
  data: { partnerId: partnerId(partner), keyId: partnerKeyId(key), publicKey: `pk_${key}` },
});

export const partnerKeyRetired = (key: number, partner: number, validUntil: string): PartnerEvent => ({
  type: 'PartnerKeyRetired',
  data: { partnerId: partnerId(partner), keyId: partnerKeyId(key), validUntil },
});

export const partnerKeyRevoked = (key: number, partner: number): PartnerEvent => ({
  type: 'PartnerKeyRevoked',
  data: { partnerId: partnerId(partner), keyId: partnerKeyId(key) },
});

export const partnerRenamed = (partner: number, name: string): PartnerEvent => ({
  type: 'PartnerRenamed',
  data: { partnerId: partnerId(partner), name },
});

export const partnerOriginsChanged = (partner: number, ...origins: string[]): PartnerEvent => ({
  type: 'PartnerOriginsChanged',
  data: { partnerId: partnerId(partner), origins },
});

/** What says nothing but that it happened to a partner. */
export const partnerSwitched = (partner: number, type: 'PartnerPaused' | 'PartnerResumed'): PartnerEvent => ({
  type,
  data: { partnerId: partnerId(partner) },
});
