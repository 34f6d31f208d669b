import { savedFilterSchema } from '@sternklar/contracts/saved-filter.api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import type { SavedFilters } from '../saved-filters.ts';

export interface ListSavedFiltersRouteDeps {
  readonly savedFilters: Pick<SavedFilters, 'of'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const listSavedFiltersRoute =
  ({ savedFilters, kit }: ListSavedFiltersRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/admin/saved-filters',
      {
        config: { access: ['admin', 'auditor'] },
        schema: {
          tags: ['Verwaltung'],
          summary: 'Die eigenen gemerkten Filter aller Listen',
          response: { 200: z.array(savedFilterSchema) },
        },
      },
      async (request) => [...(await savedFilters.of(kit.identityOf(request).accountId))],
    );
  };
