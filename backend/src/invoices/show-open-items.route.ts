import { openItemsSchema } from '@sternklar/contracts/invoices/open-items.api';
import type { Queries } from '@sternklar/projections/queries';
import { slice } from '../platform/slice.port.ts';
import { TAG } from './invoice-answers.ts';

export interface ShowOpenItemsRouteDeps {
  readonly invoices: Pick<Queries['invoices'], 'openItems'>;
  readonly now: () => Date;
}

export const showOpenItemsRoute = slice(
  {
    name: 'show-open-items',
    call: 'GET /admin/invoices/open-items',
    access: ['admin', 'auditor'],
    tag: TAG,
    summary:
      'Offene Posten: wie viele Rechnungen offen, überfällig, fehlgeschlagen und strittig sind, und über wie viel',
    answers: { 200: openItemsSchema },
    records: [],
    example: {},
  },
  ({ invoices, now }: ShowOpenItemsRouteDeps) =>
    () =>
      invoices.openItems(now()),
);
