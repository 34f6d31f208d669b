import { TAUGHT_ANSWERS_STREAM } from '@sternklar/contracts/conversations/taught-answer.events';
import { taughtAnswerSchema } from '@sternklar/contracts/conversations/teaching.api';
import { z } from 'zod';
import { slice } from '../../platform/slice.port.ts';
import type { TeachingDeps } from './change-taught-answers.ts';
import { taughtAnswersStreamType } from './taught-answers.ts';
import { TAG, toTaughtAnswer } from './teaching-answers.ts';

/** From the stream itself: they are few, and change seldom. */
export const listTaughtAnswersRoute = slice(
  {
    name: 'list-taught-answers',
    call: 'GET /admin/taught-answers',
    access: ['admin'],
    tag: TAG,
    summary: 'Alles, was dem Assistenten beigebracht wurde, das zuletzt Geänderte zuerst',
    answers: { 200: z.array(taughtAnswerSchema) },
    records: [],
    example: {},
  },
  ({ commands }: Pick<TeachingDeps, 'commands'>) =>
    async () => {
      const { state } = await commands.load(taughtAnswersStreamType, TAUGHT_ANSWERS_STREAM);
      return state.toSorted((one, other) => other.changedAt.localeCompare(one.changedAt)).map(toTaughtAnswer);
    },
);
