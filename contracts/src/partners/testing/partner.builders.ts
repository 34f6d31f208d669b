import type { PartnerEvent } from '../partner.events.ts';

export const PARTNER_ID = '0198a000-0000-7000-8000-00000000f001';
export const ORIGIN = 'https://www.musterhotel.example';

/** Ids and values of keys for tests, by number. */
export const keyId = (number: number) => `0198a000-0000-7000-8000-00000000f1${String(number).padStart(2, '0')}`;
export const publicKey = (number: number) => `pk_${number}`;

type DataOf<Type> = Extract<PartnerEvent, { type: Type }>['data'];

/** Events for tests: what is not said has a fitting value. */
export const partnerRegistered = (data: Partial<DataOf<'PartnerRegistered'>> = {}) =>
  ({
    type: 'PartnerRegistered',
    data: { partnerId: PARTNER_ID, name: 'Musterhotel', origins: [ORIGIN], ...data },
  }) satisfies PartnerEvent;

export const keyIssued = (number = 1) =>
  ({
    type: 'PartnerKeyIssued',
    data: { partnerId: PARTNER_ID, keyId: keyId(number), publicKey: publicKey(number) },
  }) satisfies PartnerEvent;

export const keyRetired = (number: number, validUntil: string) =>
  ({
    type: 'PartnerKeyRetired',
    data: { partnerId: PARTNER_ID, keyId: keyId(number), validUntil },
  }) satisfies PartnerEvent;

export const keyRevoked = (number: number) =>
  ({ type: 'PartnerKeyRevoked', data: { partnerId: PARTNER_ID, keyId: keyId(number) } }) satisfies PartnerEvent;

export const partnerPaused = () => ({ type: 'PartnerPaused', data: { partnerId: PARTNER_ID } }) satisfies PartnerEvent;
export const partnerResumed = () =>
  ({ type: 'PartnerResumed', data: { partnerId: PARTNER_ID } }) satisfies PartnerEvent;

export const appearanceChanged = (data: Partial<DataOf<'PartnerAppearanceChanged'>> = {}) =>
  ({
    type: 'PartnerAppearanceChanged',
    data: {
      partnerId: PARTNER_ID,
      title: null,
      color: null,
      textColor: null,
      words: { de: { welcome: null, suggestions: [] }, en: { welcome: null, suggestions: [] } },
      ...data,
    },
  }) satisfies PartnerEvent;

export const officeHoursChanged = (...hours: DataOf<'PartnerOfficeHoursChanged'>['hours']) =>
  ({ type: 'PartnerOfficeHoursChanged', data: { partnerId: PARTNER_ID, hours } }) satisfies PartnerEvent;
