import { SAVED_FILTERS_PER_LIST } from '@sternklar/contracts/constants';
import { savedFilterSchema, saveFilterBodySchema } from '@sternklar/contracts/saved-filter.api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { Refusal } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import type { SavedFilters } from '../saved-filters.ts';

export interface SaveFilterRouteDeps {
  readonly savedFilters: Pick<SavedFilters, 'save'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

const tooMany = () =>
  new Refusal(
    409,
    'too-many-saved-filters',
    `Für diese Liste sind schon ${SAVED_FILTERS_PER_LIST} Filter gemerkt. Bitte löschen Sie zuerst einen.`,
  );

/** A setting of one's own, like a password: auditors have it, too. */
export const saveFilterRoute =
  ({ savedFilters, kit }: SaveFilterRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().put(
      '/admin/saved-filters',
      {
        config: {
          access: ['admin', 'auditor'],
          refusals: { 409: `Für diese Liste sind schon ${SAVED_FILTERS_PER_LIST} Filter gemerkt.` },
        },
        schema: {
          tags: ['Verwaltung'],
          summary: 'Filter und Reihenfolge einer Liste unter einem Namen merken; ein gleichnamiger wird ersetzt',
          body: saveFilterBodySchema,
          response: { 200: savedFilterSchema },
        },
      },
      async (request) => {
        const saved = await savedFilters.save(kit.identityOf(request).accountId, request.body);
        if (saved === null) throw tooMany();
        return saved;
      },
    );
  };
