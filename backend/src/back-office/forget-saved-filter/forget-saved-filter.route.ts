import { messageSchema } from '@sternklar/contracts/problem';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import type { SavedFilters } from '../saved-filters.ts';

export interface ForgetSavedFilterRouteDeps {
  readonly savedFilters: Pick<SavedFilters, 'forget'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const forgetSavedFilterRoute =
  ({ savedFilters, kit }: ForgetSavedFilterRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().delete(
      '/admin/saved-filters/:id',
      {
        config: { access: ['admin', 'auditor'] },
        schema: {
          tags: ['Verwaltung'],
          summary: 'Einen eigenen gemerkten Filter löschen',
          params: z.object({ id: z.uuid() }),
          response: { 200: messageSchema },
        },
      },
      async (request) => {
        const isForgotten = await savedFilters.forget(kit.identityOf(request).accountId, request.params.id);
        if (!isForgotten) throw notFound('Diesen gemerkten Filter gibt es nicht mehr.');
        return { message: 'Der gemerkte Filter ist gelöscht.' };
      },
    );
  };
