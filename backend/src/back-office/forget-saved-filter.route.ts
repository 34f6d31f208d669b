import { messageSchema } from '@sternklar/contracts/problem';
import { z } from 'zod';
import { given } from '../platform/example-call.port.ts';
import { notFound } from '../platform/refusal.port.ts';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { slice } from '../platform/slice.port.ts';
import type { SavedFilters } from './saved-filters.ts';

export interface ForgetSavedFilterRouteDeps {
  readonly savedFilters: Pick<SavedFilters, 'forget'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const forgetSavedFilterRoute = slice(
  {
    name: 'forget-saved-filter',
    call: 'DELETE /admin/saved-filters/:id',
    access: ['admin', 'auditor'],
    tag: 'Verwaltung',
    summary: 'Einen eigenen gemerkten Filter löschen',
    params: z.object({ id: z.uuid() }),
    answers: { 200: messageSchema },
    records: [],
    example: { params: { id: given('saved-filter') } },
  },
  ({ savedFilters, kit }: ForgetSavedFilterRouteDeps) =>
    async (request) => {
      const isForgotten = await savedFilters.forget(kit.identityOf(request).accountId, request.params.id);
      if (!isForgotten) throw notFound('Diesen gemerkten Filter gibt es nicht mehr.');
      return { message: 'Der gemerkte Filter ist gelöscht.' };
    },
);
