import { v5 as uuidV5 } from 'uuid';
import type { HostedPayments } from './payment-provider.ts';

/** Makes ids of what stands before the team from its name at the provider. */
const UNMATCHED = '5b0d7c52-2f7e-5d39-8a8a-3a6f1f0f4c11';

/** Under which id something stands before the team, however often it is told of; of a payment by its bare name. */
export const standingIdOf = (
  provider: HostedPayments['name'],
  reference: string,
  what: '' | 'dispute/' | 'refund/' | 'dispute-reversed/' | 'refund-failed/' = '',
): string => uuidV5(`${provider}/${what}${reference}`, UNMATCHED);

/** The same of what stands there by a dispute: each time that it begins it has others. */
export const disputeStandingIdOf = (
  provider: HostedPayments['name'],
  { disputeReference, times }: { readonly disputeReference: string; readonly times: number },
  what: 'dispute/' | 'dispute-reversed/',
): string => standingIdOf(provider, times > 1 ? `${disputeReference}/${times}` : disputeReference, what);
