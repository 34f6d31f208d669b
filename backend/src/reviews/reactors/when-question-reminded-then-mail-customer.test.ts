import {
  OWNER_ID,
  QUESTION_ID,
  questionReminded,
  REVIEW_ID,
} from '@sternklar/contracts/reviews/testing/review.builders';
import { reactorSpec } from '@sternklar/event-store/testing/reactor-spec';
import { v5 as uuidV5 } from 'uuid';
import { expect, it } from 'vitest';
import type { OutboxMail } from '../../platform/outbox.port.ts';
import { questionReminderMail } from '../mails/question-mails.ts';
import { whenQuestionRemindedThenMailCustomer } from './when-question-reminded-then-mail-customer.ts';

const mailing = reactorSpec<OutboxMail>((enqueue) => whenQuestionRemindedThenMailCustomer.create({ enqueue }));
const params = { reviewId: REVIEW_ID, questionId: QUESTION_ID };

it('the customer gets one mail for a reminder', async () => {
  const id = '0198a000-0000-7000-8000-00000000e101';
  await mailing.when({ ...questionReminded(), id, recordedAt: '2026-07-14T08:00:00.000Z' }).then({
    id: uuidV5('when-question-reminded-then-mail-customer', id),
    accountId: OWNER_ID,
    template: 'review-question-reminder',
    params,
  });
  expect(questionReminderMail.params.parse(params)).toEqual(params);
});
