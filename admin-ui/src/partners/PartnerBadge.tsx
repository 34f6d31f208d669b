import type { PartnerStatus } from '@sternklar/contracts/partners/partner.api';
import { Badge } from '../layout/Badge.tsx';
import { PARTNER_STATUS_LABEL, PARTNER_STATUS_TONE } from './partner-status.ts';

/** Whether the widget answers on the partner's pages. */
export const PartnerBadge = ({ status }: { readonly status: PartnerStatus }) => (
  <Badge tone={PARTNER_STATUS_TONE[status]} data-status={status}>
    {PARTNER_STATUS_LABEL[status]}
  </Badge>
);
