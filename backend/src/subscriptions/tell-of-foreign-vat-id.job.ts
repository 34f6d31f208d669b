import type { Logger } from '@sternklar/event-store/logger';
import type { Queries } from '@sternklar/projections/queries';
import { v5 as uuidV5 } from 'uuid';
import { describeError } from '../platform/describe-error.port.ts';
import { job } from '../platform/manifest.port.ts';
import type { AskedMails, Outbox } from '../platform/outbox.port.ts';
import { foreignVatIdMail } from './mails/foreign-vat-id-mail.ts';

export interface TellOfForeignVatIdDeps {
  readonly subscriptions: Pick<Queries['subscriptions'], 'withForeignVatId'>;
  readonly invoices: Pick<Queries['invoices'], 'waitingAbroad'>;
  readonly askedMails: AskedMails;
  readonly enqueue: Outbox['enqueue'];
  readonly vatIdReminderDays: number;
  readonly now: () => Date;
  readonly logger: Pick<Logger, 'warn'>;
}

interface Waiting {
  readonly subscriptionId: string;
  readonly accountId: string;
}

const NAME = 'tell-of-foreign-vat-id';
/** Before every id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const DAY_MS = 24 * 3_600_000;
const LOOK_AGAIN_AFTER_MS = 3_600_000;

/**
 * Tells accounts with another state's VAT id that their next invoice waits, after the end of their subscription those that still
 * do, and reminds them every so many days until it is corrected. What was told already the outbox remembers, so that no event has to.
 */
export const tellOfForeignVatId = job(
  { name: NAME, actsByClock: true, records: [] },
  (deps: TellOfForeignVatIdDeps) => {
    const { subscriptions, invoices, askedMails, enqueue, vatIdReminderDays, now, logger } = deps;
    const sources = [subscriptions.withForeignVatId, invoices.waitingAbroad];
    let source = 0;
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
    const tellAll = async (found: readonly Waiting[], at: Date) => {
      for (const { subscriptionId, accountId } of found) {
        try {
          await tell(subscriptionId, accountId, at);
        } catch (error) {
          logger.warn({ ...describeError(error), accountId }, 'an account could not be told of its foreign VAT id');
        }
      }
    };
    return {
      async run(limit) {
        const at = now();
        if (Math.abs(at.getTime() - finishedAt) < LOOK_AGAIN_AFTER_MS) return 0;
        let seen = 0;
        for (const find of sources.slice(source)) {
          const found = await find(at, { after: seenTo, limit: limit - seen });
          await tellAll(found, at);
          seen += found.length;
          seenTo = found.at(-1)?.subscriptionId ?? seenTo;
          if (seen >= limit) return seen;
          source += 1;
          seenTo = FIRST_ID;
        }
        source = 0;
        finishedAt = at.getTime();
        return seen;
      },
    };
  },
);
