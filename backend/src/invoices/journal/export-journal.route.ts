import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../invoice-answers.ts';
import { type AskedMonthDeps, askedMonth, MONTH_REFUSAL } from './asked-month.ts';
import { journalCsv } from './journal-csv.ts';
import { sendFile } from './send-file.ts';

export interface ExportJournalRouteDeps extends AskedMonthDeps {
  readonly journal: Pick<Queries['journal'], 'firstMonth' | 'each'>;
}

export const exportJournalRoute = slice(
  {
    name: 'export-journal',
    call: 'GET /admin/journal/:month/csv',
    access: ['admin', 'auditor'],
    reach: 'everybody',
    tag: TAG,
    summary: 'Alle Buchungen eines Monats als CSV-Datei',
    params: z.object({ month: z.string() }),
    answers: {
      200: { description: 'Die Buchungen', content: { 'text/csv': { schema: z.any().meta({ type: 'string' }) } } },
    },
    refusals: { 422: MONTH_REFUSAL },
    records: [],
    example: { params: { month: given('today', 'month') } },
  },
  (deps: ExportJournalRouteDeps) => async (request, reply) => {
    const { month } = await askedMonth(request.params.month, deps);
    const file = { name: `Journal_${month}.csv`, type: 'text/csv; charset=utf-8', encoding: 'utf8' } as const;
    return sendFile(reply, journalCsv(deps.journal.each(month)), file);
  },
);
