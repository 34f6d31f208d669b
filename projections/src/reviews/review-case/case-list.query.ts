import { ERASED_EMAIL } from '@sternklar/contracts/accounts/erased-email';
import { type CaseFacts, nextStepOf } from '@sternklar/contracts/reviews/casework/case-facts';
import type { CaseCounts, ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import {
  CASE_PARTIES,
  CHANNELS,
  CLOSED_CASE_STATES,
  OPEN_CASE_STATES,
  type OpenCaseState,
  WAITS_FOR,
} from '@sternklar/contracts/reviews/casework/casework-words';
import { ERASED_REVIEWER } from '@sternklar/contracts/reviews/erased-reviewer';
import type pg from 'pg';
import { z } from 'zod';
import { allOf, beginning, type Condition, type Conditions, isOneOf } from '../../engine/lists/conditions.ts';
import {
  COUNT_LIMIT,
  filterOf,
  type ListRequest,
  MAX_PAGE_SIZE,
  type Page,
  parseFilter,
} from '../../engine/lists/list-request.ts';
import { type Listing, readAllRows, readPage, type Total } from '../../engine/lists/listing.ts';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { isSentUnder } from '../sent-references.ts';
import { type CaseWords, reviewCase } from './review-case.projection.ts';

/** `now` decides which follow-ups are due: nothing is recorded when one falls due. */
export interface CaseListQueries {
  /** Open cases, sorted by `next` (what staff look at first) or `created_at`. Throws `InvalidListRequest`. */
  page(request: ListRequest, now: Date): Promise<Page<ListedCase>>;
  /** All open cases, newest first, in batches. */
  each(now: Date): AsyncIterable<readonly ListedCase[]>;
  counts(now: Date): Promise<CaseCounts>;
}

const schema = schemaOf(reviewCase);
const table = `${schema}.review_case`;
/** As the indexes say it. */
const IS_OPEN = `state not in (${CLOSED_CASE_STATES.map((state) => `'${state}'`).join(', ')})`;

const filterSchema = z.object({
  id: filterOf.ids.optional(),
  state: filterOf.oneOf(z.enum(OPEN_CASE_STATES)).optional(),
  business_id: filterOf.ids.optional(),
  user_id: filterOf.ids.optional(),
  channel: filterOf.oneOf(z.enum(CHANNELS)).optional(),
  /** How a reference of the platform begins. */
  q: filterOf.search.optional(),
  /** Waits for the platform, and somebody asks there by this moment. */
  due_until: z.iso
    .datetime()
    .transform((moment) => new Date(moment).toISOString())
    .optional(),
});
type Filter = z.output<typeof filterSchema>;

/**
 * A stretch of the order in which staff look at cases: all of one stored state, in which they stand by their moment; those
 * that wait for the platform come in two stretches, with the clock between them; so do those with a question beside that.
 */
interface Stretch {
  readonly state: OpenCaseState;
  readonly stored: OpenCaseState | 'waiting-for-both';
  /** Null where the clock says nothing. */
  readonly isDue: boolean | null;
}
const STRETCHES: Readonly<Record<OpenCaseState, readonly Omit<Stretch, 'state'>[]>> = {
  'answer-to-enter': [
    { stored: 'answer-to-enter', isDue: null },
    { stored: 'waiting-for-platform', isDue: true },
    { stored: 'waiting-for-both', isDue: true },
  ],
  'ready-to-forward': [{ stored: 'ready-to-forward', isDue: null }],
  incomplete: [{ stored: 'incomplete', isDue: null }],
  'waiting-for-customer': [
    { stored: 'waiting-for-customer', isDue: null },
    { stored: 'waiting-for-both', isDue: false },
  ],
  'waiting-for-platform': [{ stored: 'waiting-for-platform', isDue: false }],
};
const ORDER: readonly Stretch[] = OPEN_CASE_STATES.flatMap((state) =>
  STRETCHES[state].map((stretch) => ({ state, ...stretch })),
);

const stretchesIn = ({ state, due_until }: Filter): readonly Stretch[] =>
  ORDER.filter(
    (stretch) => (state?.includes(stretch.state) ?? true) && (due_until === undefined || stretch.isDue !== null),
  );

const conditionsOf = (filter: Filter): readonly Condition[] => [
  isOneOf('id', 'uuid', filter.id),
  isOneOf('business_id', 'uuid', filter.business_id),
  isOneOf('account_id', 'uuid', filter.user_id),
  isOneOf('channel', 'text', filter.channel),
  [beginning(filter.q), (pattern) => isSentUnder(schema, pattern)],
  [filter.due_until, (moment) => `moment <= ${moment}`],
];
/** Whether the counts that are kept say how many there are. */
const isCounted = ({ state: _state, ...rest }: Filter): boolean => allOf(conditionsOf(rest)).values.length === 0;

const openWhere = (conditions: readonly Condition[]): Conditions => {
  const { sql, values } = allOf(conditions);
  return { sql: `${IS_OPEN} and ${sql}`, values };
};

const inStretch = ({ stored, isDue }: Stretch, now: string): readonly Condition[] => [
  [stored, (state) => `state = ${state}`],
  [isDue === null ? undefined : now, (moment) => `moment ${isDue ? '<=' : '>'} ${moment}`],
];

/** Any of some stretches, where the order is another one. */
const inAnyOf = (stretches: readonly Stretch[], now: string): Condition => {
  if (stretches.length === ORDER.length) return [undefined, String];
  if (stretches.every(({ isDue }) => isDue === null)) {
    return isOneOf('state', 'text', [...new Set(stretches.map(({ stored }) => stored))]);
  }
  return [
    now,
    (moment) => {
      const each = stretches.map(({ stored, isDue }) =>
        isDue === null ? `state = '${stored}'` : `state = '${stored}' and moment ${isDue ? '<=' : '>'} ${moment}`,
      );
      return `(${each.join(' or ')})`;
    },
  ];
};

type FoundCase = pg.QueryResultRow & {
  readonly id: string;
  readonly business_id: string;
  readonly account_id: string;
  readonly facts: CaseFacts;
  readonly words: CaseWords;
  readonly channel: ListedCase['channel'];
  readonly created_at: Date;
  readonly email: string | null;
  readonly business_name: string | null;
};

const listingAt = (now: string): Listing<FoundCase, ListedCase> => ({
  table,
  sortable: { next: ['moment', 'created_at', 'id'], created_at: ['created_at', 'id'] },
  select: {
    columns: `item.id, item.business_id, item.account_id, item.facts, item.words, item.channel, item.created_at,
              account.email, business.name as business_name`,
    joins: `left join ${schema}.business on business.id = item.business_id
            left join ${schema}.account on account.id = item.account_id`,
  },
  toRow(found) {
    const next = nextStepOf(found.facts, now);
    return {
      id: found.id,
      reviewer_name: found.words.reviewer ?? ERASED_REVIEWER,
      business_id: found.business_id,
      business_name: found.business_name ?? '',
      user_id: found.account_id,
      user_email: found.email ?? ERASED_EMAIL,
      next: 'missing' in next ? { ...next, missing: [...next.missing] } : next,
      channel: found.channel,
      is_appeal: found.facts.forwarding?.isAppeal ?? false,
      created_at: found.created_at.toISOString(),
    };
  },
});

interface CountedStretch extends Stretch {
  readonly total: Total;
}

/** As the counts say it that the read model keeps. */
const keptTotals = async (pool: pg.Pool, stretches: readonly Stretch[], now: string): Promise<CountedStretch[]> => {
  const { rows } = await pool.query<{ state: string; is_due: boolean; cases: number }>({
    name: 'caseList.counts',
    text: `select state, due <> '' and due <= $1 as is_due, sum(cases)::bigint as cases
           from ${schema}.case_count where ${IS_OPEN} group by 1, 2`,
    values: [now],
  });
  return stretches.map((stretch) => {
    const found = rows.find(({ state, is_due }) => state === stretch.stored && is_due === (stretch.isDue ?? false));
    return { ...stretch, total: { rows: found?.cases ?? 0, exact: true } };
  });
};

/** Counted one by one, each stretch no further than the limit. */
const countedTotals = async (pool: pg.Pool, stretches: readonly Stretch[], filter: Filter, now: string) => {
  const filters = conditionsOf(filter);
  return Promise.all(
    stretches.map(async (stretch): Promise<CountedStretch> => {
      const { sql, values } = openWhere([...inStretch(stretch, now), ...filters]);
      const { rows } = await pool.query<{ total: number }>(
        `select count(*)::integer as total from (select from ${table} where ${sql} limit ${COUNT_LIMIT}) as counted`,
        [...values],
      );
      const counted = rows[0]?.total ?? 0;
      return { ...stretch, total: { rows: counted, exact: counted < COUNT_LIMIT } };
    }),
  );
};

const sumOf = (stretches: readonly CountedStretch[]): Total => ({
  rows: stretches.reduce((sum, { total }) => sum + total.rows, 0),
  exact: stretches.every(({ total }) => total.exact),
});

export const createCaseListQueries = (pool: pg.Pool): CaseListQueries => {
  /** Stretch after stretch: each is read by itself, in the order of its index. */
  const pageOfStretches = async (
    request: ListRequest,
    filter: Filter,
    stretches: readonly CountedStretch[],
    now: string,
  ) => {
    const listing = listingAt(now);
    const end = request.offset + Math.min(request.limit, MAX_PAGE_SIZE);
    const rows: ListedCase[] = [];
    let before = 0;
    for (const stretch of request.sort.descending ? stretches.toReversed() : stretches) {
      const offset = Math.max(0, request.offset - before);
      const limit = end - before - offset;
      before += stretch.total.rows;
      if (offset >= stretch.total.rows || limit <= 0) continue;
      const where = openWhere([...inStretch(stretch, now), ...conditionsOf(filter)]);
      const page = await readPage(pool, listing, {
        request: { ...request, offset, limit },
        where,
        total: stretch.total,
      });
      rows.push(...page.rows);
    }
    return { rows, total: before };
  };

  return {
    async page(request, moment) {
      const now = moment.toISOString();
      const filter = parseFilter(filterSchema, request.filter);
      const stretches = stretchesIn(filter);
      const counted = isCounted(filter)
        ? await keptTotals(pool, stretches, now)
        : await countedTotals(pool, stretches, filter, now);
      if (request.sort.field === 'next') return pageOfStretches(request, filter, counted, now);
      const where = openWhere([inAnyOf(stretches, now), ...conditionsOf(filter)]);
      return readPage(pool, listingAt(now), { request, where, total: sumOf(counted) });
    },
    each: (moment) => readAllRows(pool, listingAt(moment.toISOString()), openWhere([])),
    async counts(moment) {
      const counted = await keptTotals(pool, ORDER, moment.toISOString());
      const casesWhere = (isMeant: (state: OpenCaseState) => boolean): number =>
        sumOf(counted.filter(({ state }) => isMeant(state))).rows;
      const by = <Key extends string>(keys: readonly Key[], isMeant: (key: Key, state: OpenCaseState) => boolean) =>
        Object.fromEntries(keys.map((key) => [key, casesWhere((state) => isMeant(key, state))])) as Record<Key, number>;
      return {
        at: moment.toISOString(),
        total: casesWhere(() => true),
        by_state: by(OPEN_CASE_STATES, (key, state) => key === state),
        waiting_for: by(CASE_PARTIES, (key, state) => WAITS_FOR[state] === key),
      };
    },
  };
};
