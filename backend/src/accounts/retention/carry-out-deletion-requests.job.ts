import { DELETION_REQUEST_WAITS_DAYS } from '@sternklar/contracts/constants';
import type { Logger } from '@sternklar/event-store/logger';
import type { Queries } from '@sternklar/projections/queries';
import { describeError } from '../../platform/describe-error.port.ts';
import { createSetAside } from '../../platform/jobs.port.ts';
import { job } from '../../platform/manifest.port.ts';
import type { ExistingAccount } from '../account.ts';
import type { Erasure } from '../erase-account/erasure.ts';
import { daysBefore } from './days-before.ts';

export interface CarryOutDeletionRequestsDeps {
  readonly users: Pick<Queries['users'], 'leaving'>;
  readonly erasure: Pick<Erasure, 'erase' | 'contextOf'>;
  readonly now: () => Date;
  readonly logger: Pick<Logger, 'warn'>;
}

/** The list of users may be behind: who took the request back since, or asked anew, stays. */
const wasAskedFor =
  (before: Date) =>
  ({ deletionRequestedAt }: ExistingAccount): boolean =>
    deletionRequestedAt !== null && Date.parse(deletionRequestedAt) <= before.getTime();

/**
 * Erases accounts whose owners asked for it and did not take it back for a while; where a subscription runs, once it has
 * ended. One that cannot be erased is tried again later, after all others.
 */
export const carryOutDeletionRequests = job(
  {
    name: 'carry-out-deletion-requests',
    actsByClock: true,
    records: ['AccountErased', 'EmailAddressReleased', 'BusinessRemoved', 'SubscriptionEnded'],
  },
  ({ users, erasure, now, logger }: CarryOutDeletionRequestsDeps) => {
    const failed = createSetAside();
    return {
      async run(limit) {
        const at = now();
        const before = daysBefore(at, DELETION_REQUEST_WAITS_DAYS);
        const accounts = await users.leaving(before, {
          now: at,
          limit,
          except: failed.at(at),
        });
        let failures = 0;
        for (const accountId of accounts) {
          try {
            const context = erasure.contextOf(accountId)();
            const erased = await erasure.erase({ accountId, reason: 'owner', context, isDue: wasAskedFor(before) });
            if (erased.rejected === undefined && erased.state.status === 'erased') continue;
            // Taken back since it was listed: nothing to warn of.
            if (erased.rejected !== undefined)
              logger.warn({ accountId, reason: erased.rejected }, 'a deletion request cannot be carried out yet');
          } catch (error) {
            logger.warn({ ...describeError(error), accountId }, 'a deletion request could not be carried out');
          }
          failures += 1;
          failed.add(accountId, at);
        }
        return failures < accounts.length ? accounts.length : 0;
      },
    };
  },
);
