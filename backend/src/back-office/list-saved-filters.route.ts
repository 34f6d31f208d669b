import { savedFilterSchema } from '@sternklar/contracts/saved-filter.api';
import { z } from 'zod';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { slice } from '../platform/slice.port.ts';
import type { SavedFilters } from './saved-filters.ts';

export interface ListSavedFiltersRouteDeps {
  readonly savedFilters: Pick<SavedFilters, 'of'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const listSavedFiltersRoute = slice(
  {
    name: 'list-saved-filters',
    call: 'GET /admin/saved-filters',
    access: ['admin', 'auditor'],
    tag: 'Verwaltung',
    summary: 'Die eigenen gemerkten Filter aller Listen',
    answers: { 200: z.array(savedFilterSchema) },
    records: [],
    example: {},
  },
  ({ savedFilters, kit }: ListSavedFiltersRouteDeps) =>
    async (request) => [...(await savedFilters.of(kit.identityOf(request).accountId))],
);
