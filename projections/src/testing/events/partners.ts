import type { PartnerEvent } from '@sternklar/contracts/partners/partner.events';
import * as build from '@sternklar/contracts/partners/testing/partner.builders';
import { about, type DataOf } from './about.ts';
import { partnerId, partnerKeyId } from './ids.ts';

export const partnerRegistered = (
  partner: number,
  data: Partial<DataOf<PartnerEvent, 'PartnerRegistered'>> = {},
): PartnerEvent =>
  build.partnerRegistered({
    partnerId: partnerId(partner),
    name: `Partner ${partner}`,
    origins: [`https://partner${partner}.example`],
    ...data,
  });

const ofKey = (key: number, partner: number) => ({ partnerId: partnerId(partner), keyId: partnerKeyId(key) });

export const partnerKeyIssued = (key: number, partner: number): PartnerEvent =>
  about(build.keyIssued(key), ofKey(key, partner));
export const partnerKeyRetired = (key: number, partner: number, validUntil: string): PartnerEvent =>
  about(build.keyRetired(key, validUntil), ofKey(key, partner));
export const partnerKeyRevoked = (key: number, partner: number): PartnerEvent =>
  about(build.keyRevoked(key), ofKey(key, partner));

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

export const partnerAppearanceChanged = (
  partner: number,
  data: Partial<DataOf<PartnerEvent, 'PartnerAppearanceChanged'>> = {},
): PartnerEvent => build.appearanceChanged({ partnerId: partnerId(partner), ...data });

export const partnerOfficeHoursChanged = (
  partner: number,
  ...hours: DataOf<PartnerEvent, 'PartnerOfficeHoursChanged'>['hours']
): PartnerEvent => about(build.officeHoursChanged(...hours), { partnerId: partnerId(partner) });
