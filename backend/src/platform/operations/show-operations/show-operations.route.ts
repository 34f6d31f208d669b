import { type OperationsStatus, operationsStatusSchema } from '@sternklar/contracts/operations.api';
import { slice } from '../../slice.port.ts';
import { TAG } from '../operations-routes.ts';

export interface ShowOperationsRouteDeps {
  readonly status: () => Promise<OperationsStatus>;
}

export const showOperationsRoute = slice(
  {
    name: 'show-operations',
    call: 'GET /admin/operations',
    access: ['admin', 'auditor'],
    tag: TAG,
    summary: 'Wie es Lesemodellen, Reaktoren, E-Mails und dem Ereignisprotokoll geht',
    answers: { 200: operationsStatusSchema },
    records: [],
    example: {},
  },
  ({ status }: ShowOperationsRouteDeps) =>
    () =>
      status(),
);
