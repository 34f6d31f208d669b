import { type OperationsStatus, operationsStatusSchema } from '@sternklar/contracts/operations.api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { TAG } from '../operations-routes.ts';

export interface ShowOperationsRouteDeps {
  readonly status: () => Promise<OperationsStatus>;
}

export const showOperationsRoute =
  ({ status }: ShowOperationsRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/admin/operations',
      {
        config: { access: ['admin', 'auditor'] },
        schema: {
          tags: [TAG],
          summary: 'Wie es Lesemodellen, Reaktoren, E-Mails und dem Ereignisprotokoll geht',
          response: { 200: operationsStatusSchema },
        },
      },
      () => status(),
    );
  };
