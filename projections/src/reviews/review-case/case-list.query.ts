import { ERASED_EMAIL } from '@sternklar/contracts/accounts/erased-email';
import { type CaseFacts, holderOf, nextStepOf } from '@sternklar/contracts/reviews/casework/case-facts';
import type { CaseCounts, ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import {
  CASE_PARTIES,
  type CaseState,
  CHANNELS,
  CLOSED_CASE_STATES,
  OPEN_CASE_STATES,
  type OpenCaseState,
  WAITS_FOR,
} from '@sternklar/contracts/reviews/casework/casework-words';
import { ERASED_REVIEWER } from '@sternklar/contracts/reviews/erased-reviewer';
import type pg from 'pg';
import { z } from 'zod';
import { allOf, type Condition, type Conditions, containing, isOneOf } from '../../engine/lists/conditions.ts';
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
import { searchableText } from '../../engine/read-model/stored-text.ts';
import { isSentUnder } from '../sent-references.ts';
import { type CaseWords, reviewCase } from './review-case.projection.ts';

/** `now` decides which follow-ups are due: nothing is recorded when one falls due. */
export interface CaseListQueries {
  /**
   * Open cases, or closed ones where the filter asks for these, sorted by `next` (what staff look at first) or `created_at`;
   * `viewer` is told which they work on themselves. Throws `InvalidListRequest`.
   */
  page(request: ListRequest, now: Date, viewer?: string): Promise<Page<ListedCase>>;
  /** All open cases, newest first, in batches. */
  each(now: Date, viewer?: string): AsyncIterable<readonly ListedCase[]>;
  counts(now: Date): Promise<CaseCounts>;
}

const schema = schemaOf(reviewCase);
const table = `${schema}.listed_case`;
const closed = CLOSED_CASE_STATES.map((state) => `'${state}'`).join(', ');
/** As the indexes say it. */
const IS_OPEN = `state not in (${closed})`;
const IS_CLOSED = `state in (${closed})`;

const filterSchema = z.object({
  id: filterOf.ids.optional(),
  /** Of the open ones, or of the closed ones: never both. */
  state: z.union([filterOf.oneOf(z.enum(OPEN_CASE_STATES)), filterOf.oneOf(z.enum(CLOSED_CASE_STATES))]).optional(),
  business_id: filterOf.ids.optional(),
  user_id: filterOf.ids.optional(),
  channel: filterOf.oneOf(z.enum(CHANNELS)).optional(),
  /** Part of the author's name, of the business's or of the customer's address; or how a reference of the platform begins. */
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
  readonly state: CaseState;
  readonly stored: CaseState | 'waiting-for-both';
  /** Null where the clock says nothing. */
  readonly isDue: boolean | null;
}
const STRETCHES: Readonly<Record<CaseState, readonly Omit<Stretch, 'state'>[]>> = {
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
  withdrawn: [{ stored: 'withdrawn', isDue: null }],
  decided: [{ stored: 'decided', isDue: null }],
};
const inOrder = (states: readonly CaseState[]): readonly Stretch[] =>
  states.flatMap((state) => STRETCHES[state].map((stretch) => ({ state, ...stretch })));
const ORDER = inOrder(OPEN_CASE_STATES);
const CLOSED = inOrder(CLOSED_CASE_STATES);

const isClosed = ({ state }: Filter): boolean =>
  state?.some((one) => CLOSED_CASE_STATES.some((closedState) => closedState === one)) ?? false;

const stretchesIn = ({ state, due_until }: Filter): readonly Stretch[] =>
  [...ORDER, ...CLOSED].filter(
    (stretch) =>
      (state === undefined ? ORDER.includes(stretch) : state.some((one) => one === stretch.state)) &&
      (due_until === undefined || stretch.isDue !== null),
  );

/** With fewer letters no index of parts of words finds any; everything is then compared, which a hashed set makes fast. */
const TRIGRAM = 3;
const found = (column: string, rows: string, q: string | undefined): string =>
  searchableText(q ?? null).length >= TRIGRAM ? `${column} = any(array(${rows}))` : `${column} in (${rows})`;

/** Arrays, not joins: PostgreSQL then combines the indexes of all sides. Without its first sign, a pattern finds beginnings. */
const foundBy = (pattern: string, q: string | undefined): readonly string[] => [
  `reviewer_key like ${pattern}`,
  found('business_id', `select business.id from ${schema}.business where business.name_key like ${pattern}`, q),
  found('account_id', `select account.id from ${schema}.account where account.email_key like ${pattern}`, q),
  isSentUnder(schema, `substr(${pattern}, 2)`),
];

const conditionsOf = (filter: Filter): readonly Condition[] => [
  isOneOf('id', 'uuid', filter.id),
  isOneOf('business_id', 'uuid', filter.business_id),
  isOneOf('account_id', 'uuid', filter.user_id),
  isOneOf('channel', 'text', filter.channel),
  [containing(filter.q), (pattern) => `(${foundBy(pattern, filter.q).join(' or ')})`],
  [filter.due_until, (moment) => `moment <= ${moment}`],
];
/** Whether the counts that are kept say how many there are. */
const isCounted = ({ state: _state, ...rest }: Filter): boolean => allOf(conditionsOf(rest)).values.length === 0;

const whereOf = (filter: Filter, conditions: readonly Condition[]): Conditions => {
  const { sql, values } = allOf(conditions);
  return { sql: `${isClosed(filter) ? IS_CLOSED : IS_OPEN} and ${sql}`, values };
};

const inStretch = ({ stored, isDue }: Stretch, now: string): readonly Condition[] => [
  [stored, (state) => `state = ${state}`],
  [isDue === null ? undefined : now, (moment) => `moment ${isDue ? '<=' : '>'} ${moment}`],
];

/** Any of some stretches, where the order is another one. */
const inAnyOf = (stretches: readonly Stretch[], now: string): Condition => {
  if (ORDER.every((stretch) => stretches.includes(stretch))) return [undefined, String];
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
  readonly holder_email: string | null;
  readonly business_name: string | null;
};

const listingAt = (now: string, viewer: string | undefined): Listing<FoundCase, ListedCase> => ({
  table,
  sortable: { next: ['moment', 'created_at', 'id'], created_at: ['created_at', 'id'] },
  select: {
    columns: `item.id, item.business_id, item.account_id, item.facts, item.words, item.channel, item.created_at,
              account.email, holder.email as holder_email, business.name as business_name`,
    joins: `left join ${schema}.business on business.id = item.business_id
            left join ${schema}.account on account.id = item.account_id
            left join ${schema}.account as holder on holder.id = (item.facts #>> '{takenOver,by}')::uuid`,
  },
  toRow(found) {
    const next = nextStepOf(found.facts, now);
    const holder = holderOf(found.facts, now);
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
      taken_over: holder && {
        email: found.holder_email ?? ERASED_EMAIL,
        is_you: holder.by === viewer,
        at: holder.at,
        until: holder.until,
      },
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
           from ${schema}.case_count group by 1, 2`,
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
      const { sql, values } = whereOf(filter, [...inStretch(stretch, now), ...filters]);
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
    { request, filter, listing }: { request: ListRequest; filter: Filter; listing: Listing<FoundCase, ListedCase> },
    stretches: readonly CountedStretch[],
    now: string,
  ) => {
    const end = request.offset + Math.min(request.limit, MAX_PAGE_SIZE);
    const rows: ListedCase[] = [];
    let before = 0;
    for (const stretch of request.sort.descending ? stretches.toReversed() : stretches) {
      const offset = Math.max(0, request.offset - before);
      const limit = end - before - offset;
      before += stretch.total.rows;
      if (offset >= stretch.total.rows || limit <= 0) continue;
      const where = whereOf(filter, [...inStretch(stretch, now), ...conditionsOf(filter)]);
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
    async page(request, moment, viewer) {
      const now = moment.toISOString();
      const listing = listingAt(now, viewer);
      const filter = parseFilter(filterSchema, request.filter);
      const stretches = stretchesIn(filter);
      const counted = isCounted(filter)
        ? await keptTotals(pool, stretches, now)
        : await countedTotals(pool, stretches, filter, now);
      if (request.sort.field === 'next') return pageOfStretches({ request, filter, listing }, counted, now);
      const where = whereOf(filter, [inAnyOf(stretches, now), ...conditionsOf(filter)]);
      return readPage(pool, listing, { request, where, total: sumOf(counted) });
    },
    each: (moment, viewer) => readAllRows(pool, listingAt(moment.toISOString(), viewer), whereOf({}, [])),
    async counts(moment) {
      const counted = await keptTotals(pool, [...ORDER, ...CLOSED], moment.toISOString());
      const casesOf = (state: CaseState): number => sumOf(counted.filter((one) => one.state === state)).rows;
      const casesWhere = (isMeant: (state: OpenCaseState) => boolean): number =>
        OPEN_CASE_STATES.filter(isMeant).reduce((sum, state) => sum + casesOf(state), 0);
      const by = <Key extends string>(keys: readonly Key[], isMeant: (key: Key, state: OpenCaseState) => boolean) =>
        Object.fromEntries(keys.map((key) => [key, casesWhere((state) => isMeant(key, state))])) as Record<Key, number>;
      return {
        at: moment.toISOString(),
        total: casesWhere(() => true),
        by_state: by(OPEN_CASE_STATES, (key, state) => key === state),
        closed: { decided: casesOf('decided'), withdrawn: casesOf('withdrawn') },
        waiting_for: by(CASE_PARTIES, (key, state) => WAITS_FOR[state] === key),
      };
    },
  };
};
