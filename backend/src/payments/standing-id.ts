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
