import { subjectOf } from '@sternklar/contracts/personal-data';
import type { Logger } from '@sternklar/event-store/logger';
import type { Queries } from '@sternklar/projections/queries';
import { describeError } from '../../platform/describe-error.port.ts';
import { job } from '../../platform/manifest.port.ts';
import type { CredentialsStore } from '../credentials/credentials.ts';
import type { Erasure, ErasureDeps, PersonalKeys } from './erasure.ts';

export interface CompleteErasuresDeps {
  readonly users: Pick<Queries['users'], 'erasedAfter'>;
  readonly keys: Pick<PersonalKeys, 'notDestroyed'>;
  readonly credentials: Pick<CredentialsStore, 'leftOf'>;
  readonly erasure: Pick<Erasure, 'finish' | 'destroyKeysOfReviews'>;
  readonly readModelsFollow: ErasureDeps['readModelsFollow'];
  readonly now: () => Date;
  readonly logger: Pick<Logger, 'warn'>;
}

const LOOK_AGAIN_AFTER_MS = 24 * 3_600_000;

/**
 * Sees to it that the keys of erased accounts and of their reviews are dead: of all of them when a process has started
 * and once a day, since a restored backup may bring keys back to life, or what the
 * account was signed in with; of new ones at once, since an erasure may have
 * broken off, or a review come in at the very moment.
 */
export const completeErasures = job(
  {
    name: 'complete-erasures',
    actsByClock: false,
    records: ['EmailAddressReleased', 'BusinessRemoved', 'SubscriptionEnded'],
  },
  (deps: CompleteErasuresDeps) => {
    const { users, keys, credentials, erasure, readModelsFollow, now, logger } = deps;
    let seenTo = 0;
    let startedAt = 0;
    let isAtEnd = true;
    let failed = false;

    const finish = async (accountId: string): Promise<void> => {
      await erasure.finish(accountId).catch((error: unknown) => {
        failed = true;
        logger.warn({ ...describeError(error), accountId }, 'an erasure could not be completed; trying again');
      });
    };

    /** Tables and keys may come from backups of different days. */
    const unfinished = async (ids: readonly string[]): Promise<readonly string[]> => {
      if (ids.length === 0) return [];
      const living = new Set(await keys.notDestroyed(ids.map((id) => subjectOf('account', id))));
      const left = new Set(await credentials.leftOf(ids));
      return ids.filter((id) => living.has(subjectOf('account', id)) || left.has(id));
    };

    return {
      async run(limit) {
        if (!(await readModelsFollow())) return 0;
        if (isAtEnd && (failed || Math.abs(now().getTime() - startedAt) >= LOOK_AGAIN_AFTER_MS)) {
          [seenTo, startedAt, failed] = [0, now().getTime(), false];
        }
        const erased = await users.erasedAfter(seenTo, limit);
        const ids = erased.map(({ accountId }) => accountId);
        for (const id of await unfinished(ids)) await finish(id);
        if (ids.length > 0) await erasure.destroyKeysOfReviews(ids);
        seenTo = erased.at(-1)?.position ?? seenTo;
        isAtEnd = erased.length < limit;
        return erased.length;
      },
    };
  },
);
