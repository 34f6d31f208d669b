import { caseFiguresQuerySchema, caseFiguresSchema } from '@sternklar/contracts/reviews/casework/case-figures.api';
import type { Queries } from '@sternklar/projections/queries';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../review-answers.ts';

export interface ShowCaseFiguresDeps {
  readonly caseFigures: Queries['caseFigures'];
  readonly caseList: Pick<Queries['caseList'], 'counts'>;
  readonly now: () => Date;
}

/** For staff alone: told to customers, figures of success would be an assessment. */
export const showCaseFiguresRoute = slice(
  {
    name: 'show-case-figures',
    call: 'GET /admin/case-figures',
    access: ['admin', 'auditor'],
    tag: TAG,
    summary: 'Wie lange Fälle dauern und wie sie ausgehen, in den letzten 30, 90 oder 365 Tagen oder seit Beginn',
    query: caseFiguresQuerySchema,
    answers: { 200: caseFiguresSchema },
    records: [],
    example: { query: { days: '90' } },
  },
  ({ caseFigures, caseList, now }: ShowCaseFiguresDeps) =>
    async (request) => {
      const moment = now();
      const [figures, { waiting_for }] = await Promise.all([
        caseFigures.at(moment, request.query.days ?? null),
        caseList.counts(moment),
      ]);
      return { ...figures, waiting_for };
    },
);
