import { messageSchema } from '@sternklar/contracts/problem';
import { z } from 'zod';
import { given } from '../../../platform/example-call.port.ts';
import { slice } from '../../../platform/slice.port.ts';
import { createChangeTaughtAnswers, type TeachingDeps } from '../change-taught-answers.ts';
import { TAG } from '../teaching-answers.ts';
import { withdrawTaughtAnswer } from './withdraw-taught-answer.ts';

export const withdrawTaughtAnswerRoute = slice(
  {
    name: 'withdraw-taught-answer',
    call: 'DELETE /admin/taught-answers/:id',
    access: ['admin'],
    tag: TAG,
    summary: 'Eine beigebrachte Antwort zurückziehen; was mit ihr gesagt wurde, bleibt',
    params: z.object({ id: z.uuid() }),
    answers: { 200: messageSchema },
    records: ['TaughtAnswerWithdrawn'],
    example: { params: { id: given('taught-answer') } },
  },
  (deps: TeachingDeps) => {
    const change = createChangeTaughtAnswers(deps);
    return async (request) => {
      await change(request, (state) => withdrawTaughtAnswer(state, request.params.id));
      return { message: 'Der Assistent gibt diese Antwort nicht mehr.' };
    };
  },
);
