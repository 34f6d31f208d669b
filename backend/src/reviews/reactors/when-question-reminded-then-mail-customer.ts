import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { questionReminded } from '@sternklar/contracts/reviews/casework/casework.events';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox } from '../../platform/outbox.port.ts';
import { questionReminderMail } from '../mails/question-mails.ts';

const NAME = 'when-question-reminded-then-mail-customer';

type QuestionReminded = RecordedEvent<Extract<ReviewEvent, { type: 'QuestionReminded' }>>;

/** Tells the customer by mail once more that a question waits for them. */
export const whenQuestionRemindedThenMailCustomer = reactor(
  { name: NAME, handles: [questionReminded.type], records: [] },
  ({ enqueue }: Pick<Outbox, 'enqueue'>) => ({
    async react(event) {
      const { id, data } = event as QuestionReminded;
      await enqueue({
        id: uuidV5(NAME, id),
        accountId: data.accountId,
        ...questionReminderMail.with({ reviewId: data.reviewId, questionId: data.questionId }),
      });
    },
  }),
);
