import { type AdminCounts, adminCountsSchema } from '@sternklar/contracts/admin-counts.api';
import { slice } from '../../platform/slice.port.ts';

export interface ShowCountsRouteDeps {
  /** The total of each list, which its read model keeps. */
  readonly totals: () => Promise<AdminCounts>;
}

export const showCountsRoute = slice(
  {
    name: 'show-counts',
    call: 'GET /admin/counts',
    access: ['admin', 'auditor'],
    tag: 'Verwaltung',
    summary: 'Wie viele Einträge jede Liste der Verwaltung hat',
    answers: { 200: adminCountsSchema },
    records: [],
    example: {},
  },
  ({ totals }: ShowCountsRouteDeps) =>
    () =>
      totals(),
);
