import { caseCountsSchema } from '@sternklar/contracts/reviews/casework/case-list.api';
import type { Queries } from '@sternklar/projections/queries';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../review-answers.ts';

export interface CountCasesDeps {
  readonly caseList: Pick<Queries['caseList'], 'counts'>;
  readonly now: () => Date;
}

export const countCasesRoute = slice(
  {
    name: 'count-cases',
    call: 'GET /admin/cases/counts',
    access: ['admin', 'auditor'],
    tag: TAG,
    summary: 'Wie viele Fälle offen sind, nach dem, was als Nächstes geschieht, und danach, wer am Zug ist',
    answers: { 200: caseCountsSchema },
    records: [],
    example: {},
  },
  ({ caseList, now }: CountCasesDeps) =>
    () =>
      caseList.counts(now()),
);
