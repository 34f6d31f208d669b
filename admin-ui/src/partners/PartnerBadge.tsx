import type { PartnerStatus } from '@sternklar/contracts/partners/partner.api';
import { Badge } from '../ui/Badge.tsx';

export const PARTNER_STATUS_LABEL: Readonly<Record<PartnerStatus, string>> = {
  active: 'aktiv',
  paused: 'angehalten',
};

const PARTNER_STATUS_TONE = { active: 'ok', paused: 'wait' } as const satisfies Record<PartnerStatus, string>;

/** For a filter. */
export const PARTNER_STATUS_CHOICES = Object.entries(PARTNER_STATUS_LABEL).map(([id, name]) => ({ id, name }));

/** Whether the widget answers on the partner's pages. */
export const PartnerBadge = ({ status }: { readonly status: PartnerStatus }) => (
  <Badge tone={PARTNER_STATUS_TONE[status]} data-status={status}>
    {PARTNER_STATUS_LABEL[status]}
  </Badge>
);
