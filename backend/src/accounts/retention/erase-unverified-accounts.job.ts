import { UNVERIFIED_ACCOUNT_KEPT_DAYS } from '@sternklar/contracts/constants';
import type { Logger } from '@sternklar/event-store/logger';
import type { Queries } from '@sternklar/projections/queries';
import { describeError } from '../../platform/describe-error.port.ts';
import { job } from '../../platform/manifest.port.ts';
import type { ExistingAccount } from '../account.ts';
import { FIRST_ID } from '../credentials/credentials.ts';
import type { Erasure } from '../erase-account/erasure.ts';
import { daysBefore } from './days-before.ts';

export interface EraseUnverifiedAccountsDeps {
  readonly users: Pick<Queries['users'], 'unverified'>;
  /** Whether the account holds anything: who works with the product without verifying an address goes on. */
  readonly isInUse: (accountId: string) => Promise<boolean>;
  readonly erasure: Pick<Erasure, 'erase' | 'contextOf'>;
  readonly now: () => Date;
  readonly logger: Pick<Logger, 'warn'>;
}

/** The list of users may be behind: who has verified since stays. */
const isUnverified = ({ status }: ExistingAccount): boolean => status === 'unverified';

const LOOK_AGAIN_AFTER_MS = 24 * 3_600_000;

/** Erases accounts that hold nothing and whose address nobody verified for a while; looks through them once a day. */
export const eraseUnverifiedAccounts = job(
  {
    name: 'erase-unverified-accounts',
    actsByClock: true,
    records: ['AccountErased', 'EmailAddressReleased', 'BusinessRemoved', 'SubscriptionEnded'],
  },
  (deps: EraseUnverifiedAccountsDeps) => {
    const { users, isInUse, erasure, now, logger } = deps;
    let seenTo = FIRST_ID;
    let finishedAt = 0;
    return {
      async run(limit) {
        const at = now();
        if (Math.abs(at.getTime() - finishedAt) < LOOK_AGAIN_AFTER_MS) return 0;
        const accounts = await users.unverified(daysBefore(at, UNVERIFIED_ACCOUNT_KEPT_DAYS), {
          now: at,
          after: seenTo,
          limit,
        });
        for (const accountId of accounts) {
          try {
            if (await isInUse(accountId)) continue;
            const context = erasure.contextOf(accountId)();
            await erasure.erase({ accountId, reason: 'retention', context, isDue: isUnverified });
          } catch (error) {
            logger.warn({ ...describeError(error), accountId }, 'an unverified account could not be erased');
          }
        }
        seenTo = accounts.at(-1) ?? seenTo;
        if (accounts.length < limit) [seenTo, finishedAt] = [FIRST_ID, at.getTime()];
        return accounts.length;
      },
    };
  },
);
