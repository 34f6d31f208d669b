import type { Queries } from '@sternklar/projections/queries';
import { job } from '../platform/manifest.port.ts';

export interface KeepKeysDestroyedDeps {
  readonly retention: Pick<Queries['retention'], 'erasedAfter'>;
  /** Keys of personal data, by subject. */
  readonly personalKeys: {
    destroy(subject: string): Promise<void>;
    notDestroyed(subjects: readonly string[]): Promise<readonly string[]>;
  };
  /** Whether the read models hold everything recorded so far, awaited for a while. */
  readonly readModelsFollow: () => Promise<boolean>;
  readonly now: () => Date;
}

const LOOK_AGAIN_AFTER_MS = 24 * 3_600_000;

/**
 * Sees to it that keys are dead of which the log says so: of invoices, visitors and reviews whose time was over. All of them
 * when a process has started and once a day, since a restored backup may bring keys back to life; new ones at once, since
 * a crash may have come between an event and its key. Accounts are complete-erasures'.
 */
export const keepKeysDestroyed = job(
  { name: 'keep-keys-destroyed', actsByClock: false, records: [] },
  ({ retention, personalKeys, readModelsFollow, now }: KeepKeysDestroyedDeps) => {
    let seenTo = 0;
    let startedAt = 0;
    let isAtEnd = true;
    return {
      async run(limit) {
        if (!(await readModelsFollow())) return 0;
        if (isAtEnd && Math.abs(now().getTime() - startedAt) >= LOOK_AGAIN_AFTER_MS)
          [seenTo, startedAt] = [0, now().getTime()];
        const erased = await retention.erasedAfter(seenTo, limit);
        const living = await personalKeys.notDestroyed(erased.map(({ subject }) => subject));
        for (const subject of living) await personalKeys.destroy(subject);
        seenTo = erased.at(-1)?.position ?? seenTo;
        isAtEnd = erased.length < limit;
        return erased.length;
      },
    };
  },
);
