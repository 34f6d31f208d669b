import { listedCaseSchema } from '@sternklar/contracts/reviews/casework/case-list.api';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { listQuerySchema, parseListRequest, sendPage, sendStream } from '../../platform/lists.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../review-answers.ts';

export interface ListCasesDeps {
  readonly caseList: Pick<Queries['caseList'], 'page' | 'each'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
  readonly now: () => Date;
}

export const listCasesRoute = slice(
  {
    name: 'list-cases',
    call: 'GET /admin/cases',
    access: ['admin', 'auditor'],
    tag: TAG,
    summary:
      'Alle offenen Fälle mit dem, was als Nächstes geschieht, und wer daran arbeitet; ganz oder seitenweise, auch in der Folge, in der sie dran sind, auf Wunsch die abgeschlossenen',
    query: listQuerySchema,
    answers: { 200: z.array(listedCaseSchema) },
    records: [],
    example: {
      query: { sort: '["next","ASC"]', range: '[0,24]', filter: '{"state":["ready-to-forward","incomplete"]}' },
    },
  },
  ({ caseList, kit, now }: ListCasesDeps) =>
    async (request, reply) => {
      const list = parseListRequest(request.query);
      const { accountId } = kit.identityOf(request);
      if (list === null) return sendStream(reply, caseList.each(now(), accountId));
      return sendPage(reply, 'cases', await caseList.page(list, now(), accountId), list);
    },
);
