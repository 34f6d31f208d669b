import type { PartnerStatus } from '@sternklar/contracts/partners/partner.api';

export const PARTNER_STATUS_LABEL: Readonly<Record<PartnerStatus, string>> = {
  active: 'aktiv',
  paused: 'angehalten',
};

export const PARTNER_STATUS_TONE = { active: 'ok', paused: 'wait' } as const satisfies Record<PartnerStatus, string>;

/** For a filter. */
export const PARTNER_STATUS_CHOICES = Object.entries(PARTNER_STATUS_LABEL).map(([id, name]) => ({ id, name }));
