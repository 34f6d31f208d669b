import { OWNER_ID, QUESTION_ID, questionAsked, REVIEW_ID } from '@sternklar/contracts/reviews/testing/review.builders';
import { reactorSpec } from '@sternklar/event-store/testing/reactor-spec';
import { v5 as uuidV5 } from 'uuid';
import { expect, it } from 'vitest';
import type { OutboxMail } from '../../platform/outbox.port.ts';
import { questionAskedMail } from '../mails/question-mails.ts';
import { whenQuestionAskedThenMailCustomer } from './when-question-asked-then-mail-customer.ts';

const mailing = reactorSpec<OutboxMail>((enqueue) => whenQuestionAskedThenMailCustomer.create({ enqueue }));
const params = { reviewId: REVIEW_ID, questionId: QUESTION_ID };

it('the customer gets one mail for a question, without its words', async () => {
  const id = '0198a000-0000-7000-8000-00000000e101';
  await mailing.when({ ...questionAsked(), id, recordedAt: '2026-07-14T08:00:00.000Z' }).then({
    id: uuidV5('when-question-asked-then-mail-customer', id),
    accountId: OWNER_ID,
    template: 'review-question-asked',
    params,
  });
  expect(questionAskedMail.params.parse(params)).toEqual(params);
});
