import type { PartnerEvent } from '@sternklar/contracts/partners/partner.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { PartnerState } from '../partner.ts';

export interface EditPartner {
  readonly partnerId: string;
  readonly name: string;
  readonly origins: readonly string[];
}

const sameOrigins = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((origin) => other.includes(origin));

/** Another name, other pages, or both; what stays as it is, is no event. */
export const editPartner = (
  state: PartnerState,
  { partnerId, name, origins }: EditPartner,
): Decision<PartnerEvent, 'partner-unknown'> => {
  if (state.status === 'none') return reject('partner-unknown');
  return [
    ...(state.name === name ? [] : [{ type: 'PartnerRenamed' as const, data: { partnerId, name } }]),
    ...(sameOrigins(state.origins, origins)
      ? []
      : [{ type: 'PartnerOriginsChanged' as const, data: { partnerId, origins } }]),
  ];
};
