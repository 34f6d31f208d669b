import type { PartnerEvent } from '@sternklar/contracts/partners/partner.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { PartnerState } from '../partner.ts';

export interface IssueIdentitySecret {
  readonly partnerId: string;
  readonly secretId: string;
}

/** A secret to sign identities with, in place of the one so far. */
export const issueIdentitySecret = (
  state: PartnerState,
  { partnerId, secretId }: IssueIdentitySecret,
): Decision<PartnerEvent, 'partner-unknown'> => {
  if (state.status === 'none') return reject('partner-unknown');
  return [{ type: 'PartnerIdentitySecretIssued', data: { partnerId, secretId } }];
};
