import type { AuditorAccess } from '@sternklar/contracts/audit/audit-access.api';
import type pg from 'pg';
import { z } from 'zod';
import { allOf, type Conditions, isOneOf } from '../../engine/lists/conditions.ts';
import { filterOf, type ListRequest, type Page, parseFilter } from '../../engine/lists/list-request.ts';
import { countUpToLimit, type Listing, readPage } from '../../engine/lists/listing.ts';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { auditorAccessList } from './auditor-access-list.projection.ts';

/** An access with the account that it was. */
export type RecordedAccess = Omit<AuditorAccess, 'auditor_email'>;

export interface AuditorAccessQueries {
  /** Sorts by `created_at`, filters by `auditor_id`. Throws `InvalidListRequest`. */
  page(request: ListRequest): Promise<Page<RecordedAccess>>;
}

const filterSchema = z.object({ auditor_id: filterOf.ids.optional() });

type Found = Omit<RecordedAccess, 'created_at'> & { readonly created_at: Date };

const listing: Listing<Found, RecordedAccess> = {
  table: `${schemaOf(auditorAccessList)}.access`,
  sortable: { created_at: ['created_at', 'id'] },
  select: { columns: 'id, created_at, auditor_id, operation, subject_id', joins: '' },
  toRow: (found) => ({ ...found, created_at: found.created_at.toISOString() }),
};

const conditionsOf = (filter: ListRequest['filter']): Conditions =>
  allOf([isOneOf('auditor_id', 'uuid', parseFilter(filterSchema, filter).auditor_id)]);

export const createAuditorAccessQueries = (pool: pg.Pool): AuditorAccessQueries => ({
  async page(request) {
    const where = conditionsOf(request.filter);
    return readPage(pool, listing, { request, where, total: await countUpToLimit(pool, listing.table, where) });
  },
});
