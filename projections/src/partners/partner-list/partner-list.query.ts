import { type Appearance, NO_APPEARANCE } from '@sternklar/contracts/partners/appearance.api';
import { type Partner, type PartnerKey, partnerStatusSchema } from '@sternklar/contracts/partners/partner.api';
import type pg from 'pg';
import { z } from 'zod';
import { allOf, type Conditions, containing, isOneOf } from '../../engine/lists/conditions.ts';
import { filterOf, type ListRequest, type Page, parseFilter } from '../../engine/lists/list-request.ts';
import { countUpToLimit, type Listing, readAllRows, readPage } from '../../engine/lists/listing.ts';
import { isUuid } from '../../engine/lists/uuid.ts';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { partnerList } from './partner-list.projection.ts';

export interface PartnerQueries {
  /** Sorts by `created_at` and `name`. Throws `InvalidListRequest`. */
  page(request: ListRequest): Promise<Page<Partner>>;
  /** All partners, newest first, in batches. */
  each(filter?: ListRequest['filter']): AsyncIterable<readonly Partner[]>;
  byId(partnerId: string): Promise<Partner | null>;
  /** The partner that a key was issued to, whether the key still counts or not. */
  idOfKey(publicKey: string): Promise<string | null>;
  /** Whether any partner has pages at this origin. */
  isRegisteredOrigin(origin: string): Promise<boolean>;
}

const schema = schemaOf(partnerList);
/** Keys shown with a partner, the newest first; more than anybody ever needs. */
const SHOWN_KEYS = 20;
const filterSchema = z.object({
  id: filterOf.ids.optional(),
  status: filterOf.oneOf(partnerStatusSchema).optional(),
  /** Part of the name. */
  q: filterOf.search.optional(),
});

interface FoundPartner extends pg.QueryResultRow {
  readonly id: string;
  readonly name: string;
  readonly origins: string[];
  readonly paused: boolean;
  readonly has_identity: boolean;
  readonly look: Omit<Appearance, 'office_hours'> | null;
  readonly office_hours: Appearance['office_hours'];
  readonly created_at: Date;
  /** Times as PostgreSQL writes them in JSON. */
  readonly keys: readonly PartnerKey[] | null;
}

const COLUMNS = `item.id, item.name, item.origins, item.paused, item.has_identity, item.look, item.office_hours,
  item.created_at,
  (select json_agg(shown) from (
     select id, public_key as key, issued_at, valid_until, revoked_at from ${schema}.partner_key
     where partner_id = item.id order by issued_at desc, id desc limit ${SHOWN_KEYS}
   ) as shown) as keys`;

const time = (text: string) => new Date(text).toISOString();
const timeOrNull = (text: string | null) => (text === null ? null : time(text));

const toPartner = (found: FoundPartner): Partner => ({
  id: found.id,
  name: found.name,
  origins: found.origins,
  status: found.paused ? 'paused' : 'active',
  keys: (found.keys ?? []).map((key) => ({
    ...key,
    issued_at: time(key.issued_at),
    valid_until: timeOrNull(key.valid_until),
    revoked_at: timeOrNull(key.revoked_at),
  })),
  identity: found.has_identity,
  appearance: { ...NO_APPEARANCE, ...found.look, office_hours: found.office_hours },
  created_at: found.created_at.toISOString(),
});

const listing: Listing<FoundPartner, Partner> = {
  table: `${schema}.partner`,
  sortable: { created_at: ['created_at', 'id'], name: ['name_key', 'id'] },
  select: { columns: COLUMNS, joins: '' },
  toRow: toPartner,
};

const conditionsOf = (filter: ListRequest['filter']): Conditions => {
  const { id, status, q } = parseFilter(filterSchema, filter);
  return allOf([
    isOneOf('id', 'uuid', id),
    isOneOf(
      'paused',
      'boolean',
      status?.map((name) => name === 'paused'),
    ),
    [containing(q), (pattern) => `name_key like ${pattern}`],
  ]);
};

export const createPartnerQueries = (pool: pg.Pool): PartnerQueries => ({
  async page(request) {
    const where = conditionsOf(request.filter);
    const everything = where.values.length === 0;
    const total = everything
      ? { text: `select partners as total from ${schema}.partner_count` }
      : await countUpToLimit(pool, listing.table, where);
    return readPage(pool, listing, { request, where, total });
  },
  each: (filter = {}) => readAllRows(pool, listing, conditionsOf(filter)),
  async byId(partnerId) {
    if (!isUuid(partnerId)) return null;
    const { rows } = await pool.query<FoundPartner>({
      name: 'partners.byId',
      text: `select ${COLUMNS} from ${schema}.partner as item where id = $1`,
      values: [partnerId],
    });
    return rows[0] ? toPartner(rows[0]) : null;
  },
  async idOfKey(publicKey) {
    const { rows } = await pool.query<{ partner_id: string }>({
      name: 'partners.idOfKey',
      text: `select partner_id from ${schema}.partner_key where public_key = $1`,
      values: [publicKey],
    });
    return rows[0]?.partner_id ?? null;
  },
  async isRegisteredOrigin(origin) {
    const { rows } = await pool.query({
      name: 'partners.isRegisteredOrigin',
      text: `select from ${schema}.partner where origins @> array[$1::text] limit 1`,
      values: [origin],
    });
    return rows.length > 0;
  },
});
