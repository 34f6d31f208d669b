import type { Logger } from '@sternklar/event-store/logger';
import type { Queries } from '@sternklar/projections/queries';
import { v5 as uuidV5 } from 'uuid';
import { describeError } from '../platform/describe-error.port.ts';
import { job } from '../platform/manifest.port.ts';
import type { AskedMails, Outbox } from '../platform/outbox.port.ts';
import { foreignVatIdMail } from './mails/foreign-vat-id-mail.ts';

export interface TellOfForeignVatIdDeps {
  readonly subscriptions: Pick<Queries['subscriptions'], 'withForeignVatId'>;
  readonly askedMails: AskedMails;
  readonly enqueue: Outbox['enqueue'];
  readonly vatIdReminderDays: number;
  readonly now: () => Date;
  readonly logger: Pick<Logger, 'warn'>;
}

const NAME = 'tell-of-foreign-vat-id';
/** Before every id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const DAY_MS = 24 * 3_600_000;
const LOOK_AGAIN_AFTER_MS = 3_600_000;

/**
 * Tells accounts with another state's VAT id that their next invoice waits, and reminds them every so many days until it is
 * corrected. What was told already the outbox remembers, so that no event has to.
 */
export const tellOfForeignVatId = job(
  { name: NAME, actsByClock: true, records: [] },
  (deps: TellOfForeignVatIdDeps) => {
    const { subscriptions, askedMails, enqueue, vatIdReminderDays, now, logger } = deps;
    let seenTo = FIRST_ID;
    let finishedAt = 0;
    const tell = async (subscriptionId: string, accountId: string, at: Date): Promise<void> => {
      const { times, lastAt } = await askedMails(accountId, foreignVatIdMail.name);
      if (lastAt !== null && at.getTime() - lastAt.getTime() < vatIdReminderDays * DAY_MS) return;
      await enqueue({
        id: uuidV5(`${NAME}/${times}`, subscriptionId),
        accountId,
        ...foreignVatIdMail.with({ accountId, isReminder: times > 0 }),
      });
    };
    return {
      async run(limit) {
        const at = now();
        if (Math.abs(at.getTime() - finishedAt) < LOOK_AGAIN_AFTER_MS) return 0;
        const found = await subscriptions.withForeignVatId(at, { after: seenTo, limit });
        for (const { subscriptionId, accountId } of found) {
          try {
            await tell(subscriptionId, accountId, at);
          } catch (error) {
            logger.warn({ ...describeError(error), accountId }, 'an account could not be told of its foreign VAT id');
          }
        }
        seenTo = found.at(-1)?.subscriptionId ?? seenTo;
        if (found.length < limit) [seenTo, finishedAt] = [FIRST_ID, at.getTime()];
        return found.length;
      },
    };
  },
);
