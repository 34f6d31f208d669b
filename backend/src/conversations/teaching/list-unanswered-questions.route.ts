import { setImmediate } from 'node:timers/promises';
import { TAUGHT_ANSWERS_STREAM } from '@sternklar/contracts/conversations/taught-answer.events';
import { type UnansweredQuestion, unansweredGroupSchema } from '@sternklar/contracts/conversations/teaching.api';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { listQuerySchema, parseListRequest, sendPage } from '../../platform/lists.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { taughtAnswersStreamType } from './taught-answers.ts';
import { matcherOf } from './taught-matcher.ts';
import { TAG } from './teaching-answers.ts';
import { groupsOf, TELLING } from './unanswered-groups.ts';

export interface ListUnansweredQuestionsDeps {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly unansweredQuestions: Pick<Queries['unansweredQuestions'], 'newest'>;
}

const READ_AT_ONCE = 20;

export const listUnansweredQuestionsRoute = slice(
  {
    name: 'list-unanswered-questions',
    call: 'GET /admin/unanswered-questions',
    access: ['admin'],
    tag: TAG,
    summary: 'Was der Assistent nicht wusste, Ähnliches zusammen, das Neueste zuerst; ganz oder seitenweise',
    description:
      'Aus den neuesten 500 Fragen, ohne solche, auf die inzwischen eine beigebrachte Antwort passt. Die Reihenfolge ist fest, Filter gibt es nicht.',
    query: listQuerySchema,
    answers: { 200: z.array(unansweredGroupSchema) },
    records: [],
    example: {},
  },
  ({ commands, unansweredQuestions }: ListUnansweredQuestionsDeps) =>
    async (request, reply) => {
      const list = parseListRequest(request.query);
      const { state } = await commands.load(taughtAnswersStreamType, TAUGHT_ANSWERS_STREAM);
      const taught = matcherOf(state);
      const open: UnansweredQuestion[] = [];
      for (const [number, question] of (await unansweredQuestions.newest()).entries()) {
        // Whoever chats meanwhile is not to wait for all of them.
        if (number % READ_AT_ONCE === 0) await setImmediate();
        if (taught(question.text.slice(0, TELLING)) === null) open.push(question);
      }
      const groups = groupsOf(open);
      if (list === null) return [...groups];
      const rows = groups.slice(list.offset, list.offset + list.limit);
      return sendPage(reply, 'unanswered-questions', { rows, total: groups.length }, list);
    },
);
