import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import type { Queries } from '@sternklar/projections/queries';
import { v5 as uuidV5 } from 'uuid';
import { job } from '../../platform/manifest.port.ts';
import type { Outbox } from '../../platform/outbox.port.ts';
import { checkpointMail } from '../mails/checkpoint-mail.ts';

export interface MailCheckpointDeps {
  readonly log: Pick<TransparencyLog, 'latest'>;
  readonly users: Pick<Queries['users'], 'auditors'>;
  readonly enqueue: Outbox['enqueue'];
  readonly now: () => Date;
}

const NAME = 'mail-checkpoint';
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Mails the newest signed checkpoint to every auditor, once on each day in Germany: outside this installation it is what
 * the history can be measured by. The mail's id is made of auditor and day, so neither a restart nor another process
 * sends a second one.
 */
export const mailCheckpoint = job(
  { name: NAME, actsByClock: true, records: [] },
  ({ log, users, enqueue, now }: MailCheckpointDeps) => {
    let seenTo = FIRST_ID;
    let finishedOn = '';
    return {
      async run(limit) {
        const day = dayInGermany(now().toISOString());
        if (day === finishedOn) return 0;
        const checkpoint = await log.latest();
        // An empty log is the first thing that is signed, and no history yet.
        if (!checkpoint || checkpoint.size === 0) return 0;
        const { origin, size, note } = checkpoint;
        const auditors = await users.auditors({ after: seenTo, limit });
        for (const accountId of auditors) {
          await enqueue({
            id: uuidV5(`${NAME} ${day}`, accountId),
            accountId,
            ...checkpointMail.with({ day, origin, size: String(size), note }),
          });
          seenTo = accountId;
        }
        if (auditors.length < limit) [seenTo, finishedOn] = [FIRST_ID, day];
        return auditors.length;
      },
    };
  },
);
