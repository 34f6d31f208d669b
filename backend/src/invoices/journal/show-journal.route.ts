import { journalQuerySchema, journalSchema } from '@sternklar/contracts/invoices/journal.api';
import type { Queries } from '@sternklar/projections/queries';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../invoice-answers.ts';
import { type AskedMonthDeps, askedMonth, MONTH_REFUSAL } from './asked-month.ts';

export interface ShowJournalRouteDeps extends AskedMonthDeps {
  readonly journal: Pick<Queries['journal'], 'firstMonth' | 'sums' | 'page'>;
  /** With which month of the calendar, from 1, the fiscal year begins. */
  readonly fiscalYearMonth: number;
}

export const showJournalRoute = slice(
  {
    name: 'show-journal',
    call: 'GET /admin/journal',
    access: ['admin', 'auditor'],
    tag: TAG,
    summary:
      'Das Buchungsjournal eines Monats: Salden am Anfang und am Ende, Summen nach Art, und ein Teil der Buchungen',
    query: journalQuerySchema,
    answers: { 200: journalSchema },
    refusals: { 422: MONTH_REFUSAL },
    records: [],
    example: { query: { month: given('today', 'month') } },
  },
  (deps: ShowJournalRouteDeps) => async (request) => {
    const { offset, limit } = request.query;
    const { month, first, isRunning } = await askedMonth(request.query.month, deps);
    const [{ balances, kinds, total }, entries] = await Promise.all([
      deps.journal.sums(month, deps.fiscalYearMonth),
      deps.journal.page(month, { offset, limit }),
    ]);
    return {
      month,
      first_month: first,
      is_running: isRunning,
      balances: [...balances],
      kinds: [...kinds],
      total,
      entries: [...entries],
    };
  },
);
