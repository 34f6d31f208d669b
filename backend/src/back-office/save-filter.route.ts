import { SAVED_FILTERS_PER_LIST } from '@sternklar/contracts/constants';
import { savedFilterSchema, saveFilterBodySchema } from '@sternklar/contracts/saved-filter.api';
import { Refusal } from '../platform/refusal.port.ts';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { slice } from '../platform/slice.port.ts';
import type { SavedFilters } from './saved-filters.ts';

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
export const saveFilterRoute = slice(
  {
    name: 'save-filter',
    call: 'PUT /admin/saved-filters',
    access: ['admin', 'auditor'],
    tag: 'Verwaltung',
    summary: 'Filter und Reihenfolge einer Liste unter einem Namen merken; ein gleichnamiger wird ersetzt',
    body: saveFilterBodySchema,
    answers: { 200: savedFilterSchema },
    refusals: { 409: `Für diese Liste sind schon ${SAVED_FILTERS_PER_LIST} Filter gemerkt.` },
    records: [],
    example: { body: { list: 'users', name: 'Neue', filter: {}, sort: { field: 'email', order: 'ASC' } } },
  },
  ({ savedFilters, kit }: SaveFilterRouteDeps) =>
    async (request) => {
      const saved = await savedFilters.save(kit.identityOf(request).accountId, request.body);
      if (saved === null) throw tooMany();
      return saved;
    },
);
