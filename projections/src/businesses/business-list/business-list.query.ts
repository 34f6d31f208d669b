import { ERASED_EMAIL } from '@sternklar/contracts/accounts/erased-email';
import type { AdminBusiness, Business } from '@sternklar/contracts/businesses/business.api';
import type pg from 'pg';
import { z } from 'zod';
import { allOf, type Conditions, containing, isOneOf } from '../../engine/lists/conditions.ts';
import { filterOf, type ListRequest, type Page, parseFilter } from '../../engine/lists/list-request.ts';
import { countUpToLimit, type KeptTotal, type Listing, readAllRows, readPage } from '../../engine/lists/listing.ts';
import { type Lookup, lookUp } from '../../engine/lists/lookup.ts';
import { isUuid } from '../../engine/lists/uuid.ts';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { businessList } from './business-list.projection.ts';

export interface BusinessQueries {
  /** All businesses of an account, newest first. */
  ofAccount(accountId: string): Promise<readonly Business[]>;
  /** Sorts by `created_at` and `business_name`. Throws `InvalidListRequest`. */
  page(request: ListRequest): Promise<Page<AdminBusiness>>;
  /** A few by a part of their name. */
  find(lookup: Lookup): Promise<readonly AdminBusiness[]>;
  /** All businesses that meet the filter, newest first, in batches. */
  each(filter?: ListRequest['filter']): AsyncIterable<readonly AdminBusiness[]>;
  /** Businesses that were removed at `until` (ISO 8601 UTC) or before and are kept aside, the longest removed first. */
  removedUntil(until: string, which: WhichRemoved): Promise<readonly RemovedBusiness[]>;
  /** The account a business belongs to; null when there is none, or no longer. */
  ownerOf(businessId: string): Promise<string | null>;
}

export interface WhichRemoved {
  readonly limit: number;
  /** Businesses to leave out. */
  readonly except: readonly string[];
}

export interface RemovedBusiness {
  readonly businessId: string;
  readonly accountId: string;
}

const schema = schemaOf(businessList);
const filterSchema = z.object({
  id: filterOf.ids.optional(),
  user_id: filterOf.ids.optional(),
  /** Part of the name. */
  q: filterOf.search.optional(),
});

interface FoundBusiness extends pg.QueryResultRow {
  readonly id: string;
  readonly name: string | null;
  readonly google_business_link: string | null;
  readonly created_at: Date;
}

interface FoundAdminBusiness extends FoundBusiness {
  readonly account_id: string;
  readonly email: string | null;
}

const toBusiness = (found: FoundBusiness): Business => ({
  id: found.id,
  business_name: found.name ?? '',
  google_business_link: found.google_business_link ?? '',
  created_at: found.created_at.toISOString(),
});

const listing: Listing<FoundAdminBusiness, AdminBusiness> = {
  table: `${schema}.listed_business`,
  sortable: { created_at: ['created_at', 'id'], business_name: ['name_key', 'id'] },
  select: {
    columns: 'item.id, item.name, item.google_business_link, item.created_at, item.account_id, account.email',
    joins: `left join ${schema}.account on account.id = item.account_id`,
  },
  toRow: (found) => ({
    ...toBusiness(found),
    user_id: found.account_id,
    user_email: found.email ?? ERASED_EMAIL,
  }),
};

const conditionsOf = (filter: ListRequest['filter']): Conditions => {
  const { id, user_id, q } = parseFilter(filterSchema, filter);
  return allOf([
    isOneOf('id', 'uuid', id),
    isOneOf('account_id', 'uuid', user_id),
    [containing(q), (pattern) => `name_key like ${pattern}`],
  ]);
};

/** All businesses. */
export const BUSINESSES_TOTAL: KeptTotal = { text: `select businesses as total from ${schema}.business_count` };

export const createBusinessQueries = (pool: pg.Pool): BusinessQueries => ({
  async ofAccount(accountId) {
    if (!isUuid(accountId)) return [];
    const { rows } = await pool.query<FoundBusiness>({
      name: 'businesses.ofAccount',
      text: `select id, name, google_business_link, created_at from ${schema}.listed_business
             where account_id = $1 order by created_at desc, id desc`,
      values: [accountId],
    });
    return rows.map(toBusiness);
  },
  async page(request) {
    const where = conditionsOf(request.filter);
    const everything = where.values.length === 0;
    const total = everything ? BUSINESSES_TOTAL : await countUpToLimit(pool, listing.table, where);
    return readPage(pool, listing, { request, where, total });
  },
  find: (lookup) => lookUp(pool, listing, { ...lookup, key: 'name_key' }),
  each: (filter = {}) => readAllRows(pool, listing, conditionsOf(filter)),
  async removedUntil(until, { limit, except }) {
    const { rows } = await pool.query<RemovedBusiness & pg.QueryResultRow>({
      name: 'businesses.removedUntil',
      text: `select id as "businessId", account_id as "accountId" from ${schema}.business
             where removed_at <= $1 and not (id = any($3::uuid[])) order by removed_at, id limit $2`,
      values: [until, limit, except],
    });
    return rows;
  },
  async ownerOf(businessId) {
    if (!isUuid(businessId)) return null;
    const { rows } = await pool.query<{ account_id: string }>({
      name: 'businesses.ownerOf',
      text: `select account_id from ${schema}.listed_business where id = $1`,
      values: [businessId],
    });
    return rows[0]?.account_id ?? null;
  },
});
