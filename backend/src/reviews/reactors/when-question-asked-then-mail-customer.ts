import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { questionAsked } from '@sternklar/contracts/reviews/casework/casework.events';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox } from '../../platform/outbox.port.ts';
import { questionAskedMail } from '../mails/question-mails.ts';

const NAME = 'when-question-asked-then-mail-customer';

type QuestionAsked = RecordedEvent<Extract<ReviewEvent, { type: 'QuestionAsked' }>>;

/** Tells the customer by mail that their request waits for them. */
export const whenQuestionAskedThenMailCustomer = reactor(
  { name: NAME, handles: [questionAsked.type], records: [] },
  ({ enqueue }: Pick<Outbox, 'enqueue'>) => ({
    async react(event) {
      const { id, data } = event as QuestionAsked;
      await enqueue({
        id: uuidV5(NAME, id),
        accountId: data.accountId,
        ...questionAskedMail.with({ reviewId: data.reviewId, questionId: data.questionId }),
      });
    },
  }),
);
