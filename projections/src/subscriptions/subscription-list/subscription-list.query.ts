import { subscriptionStatusSchema } from '@sternklar/contracts/accounts/account.api';
import { ERASED_EMAIL } from '@sternklar/contracts/accounts/erased-email';
import type { CountedFigure } from '@sternklar/contracts/back-office/counted';
import { countedSchema } from '@sternklar/contracts/back-office/counted.api';
import { type RunningUntil, runningAmong, statusAt } from '@sternklar/contracts/subscriptions/running-until';
import type {
  AdminSubscription,
  Notice,
  Subscription,
  Termination,
} from '@sternklar/contracts/subscriptions/subscription.api';
import { termsOf } from '@sternklar/contracts/subscriptions/subscription-terms';
import type pg from 'pg';
import { z } from 'zod';
import {
  allOf,
  type Condition,
  type Conditions,
  containing,
  type IdsDuringAt,
  isAfter,
  isAmongAt,
  isOneOf,
} from '../../engine/lists/conditions.ts';
import { filterOf, type ListRequest, type Page, parseFilter } from '../../engine/lists/list-request.ts';
import {
  countUpToLimit,
  type KeptTotal,
  keptTotal,
  type Listing,
  readAllRows,
  readPage,
} from '../../engine/lists/listing.ts';
import { isUuid } from '../../engine/lists/uuid.ts';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { subscriptionList } from './subscription-list.projection.ts';

/** `now` decides which term is the current one: a subscription renews itself without anybody doing anything. */
export interface SubscriptionQueries {
  /** The account's newest subscription; null when it never had one. */
  ofAccount(accountId: string, now: Date): Promise<Subscription | null>;
  /** Whose subscription this is; null when there is none. */
  ownerOf(subscriptionId: string): Promise<string | null>;
  /** Accounts, but for some, whose subscription a term or notice has changed by `now` without a record of it, the longest due first. */
  due(now: Date, which: { readonly limit: number; readonly except: readonly string[] }): Promise<readonly string[]>;
  /** Accounts, but for some, with a reminder of the last day for notice due at `now`, the longest due first. */
  toRemind(
    now: Date,
    which: { readonly limit: number; readonly except: readonly string[] },
  ): Promise<readonly string[]>;
  /** Subscriptions that run at `now` with another state's VAT id, from before only German ones were taken; by id. */
  withForeignVatId(
    now: Date,
    page: { readonly after: string; readonly limit: number },
  ): Promise<readonly { readonly subscriptionId: string; readonly accountId: string }[]>;
  /** Sorts by `created_at` and `started_at`. Throws `InvalidListRequest`. */
  page(request: ListRequest, now: Date): Promise<Page<AdminSubscription>>;
  /** All subscriptions that meet the filter, newest first, in batches. */
  each(now: Date, filter?: ListRequest['filter']): AsyncIterable<readonly AdminSubscription[]>;
}

const schema = schemaOf(subscriptionList);
const filterSchema = z.object({
  id: filterOf.ids.optional(),
  user_id: filterOf.ids.optional(),
  status: filterOf.oneOf(subscriptionStatusSchema).optional(),
  /** What a figure of the business counts, row by row. */
  counted: countedSchema('subscriptions').optional(),
  /** Part of the customer's e-mail address. */
  q: filterOf.search.optional(),
});

interface FoundSubscription extends pg.QueryResultRow {
  readonly id: string;
  readonly plan_name: string;
  readonly price_per_month_cents: number;
  readonly term_months: number;
  readonly payment_method: string;
  readonly runs_until: RunningUntil;
  readonly started_at: Date;
  readonly billed_from: Date;
  readonly created_at: Date;
  readonly company_name: string | null;
  readonly street: string | null;
  readonly postal_code: string | null;
  readonly town: string | null;
  readonly vat_id: string | null;
  readonly notice_received_on: string | null;
  readonly notice_given_by: 'customer' | 'admin' | null;
  readonly ends_at: Date | null;
  readonly terminated_at: Date | null;
  readonly not_billed_from: Date | null;
  readonly termination_cause: Termination['cause'] | null;
  readonly termination_declared_by: Termination['declared_by'] | null;
  readonly termination_declared_on: string | null;
}

interface FoundAdminSubscription extends FoundSubscription {
  readonly account_id: string;
  readonly email: string | null;
  readonly termination_note: string | null;
}

const COLUMNS =
  'item.id, item.plan_name, item.price_per_month_cents, item.term_months, item.payment_method, item.runs_until, ' +
  'item.started_at, item.billed_from, item.created_at, item.company_name, item.street, item.postal_code, item.town, item.vat_id, ' +
  'item.notice_received_on::text, item.notice_given_by, item.ends_at, ' +
  'item.terminated_at, item.not_billed_from, item.termination_cause, item.termination_declared_by, item.termination_declared_on::text';

const noticeOf = ({ notice_received_on, notice_given_by, ends_at }: FoundSubscription): Notice | null =>
  notice_received_on && notice_given_by && ends_at
    ? { received_on: notice_received_on, given_by: notice_given_by, ends_at: ends_at.toISOString() }
    : null;

/** Nothing follows on an end out of the ordinary, whatever the terms would have been. */
const cutOff = (found: FoundSubscription) =>
  found.terminated_at && { expires_at: found.terminated_at.toISOString(), next_invoice_on: null };

const terminationOf = (found: FoundSubscription): Termination | null =>
  found.terminated_at && found.termination_cause && found.termination_declared_by && found.termination_declared_on
    ? {
        cause: found.termination_cause,
        declared_by: found.termination_declared_by,
        declared_on: found.termination_declared_on,
        ended_at: found.terminated_at.toISOString(),
      }
    : null;

const toSubscription = (found: FoundSubscription, now: Date): Subscription => {
  const policy = { startedAt: found.billed_from.toISOString(), termMonths: found.term_months };
  return {
    id: found.id,
    plan_name: found.plan_name,
    amount: found.price_per_month_cents / 100,
    payment_method: found.payment_method,
    status: statusAt(found.runs_until, now),
    started_at: found.started_at.toISOString(),
    company_name: found.company_name,
    street: found.street,
    postal_code: found.postal_code,
    town: found.town,
    vat_id: found.vat_id,
    billed_until: found.not_billed_from?.toISOString() ?? null,
    ...termsOf({ ...policy, notice: noticeOf(found) }, now),
    termination: terminationOf(found),
    ...cutOff(found),
  };
};

const listingAt = (now: Date): Listing<FoundAdminSubscription, AdminSubscription> => ({
  table: `${schema}.subscription`,
  sortable: { created_at: ['created_at', 'id'], started_at: ['started_at', 'id'] },
  select: {
    columns: `${COLUMNS}, item.termination_note, item.account_id, account.email`,
    joins: `left join ${schema}.account on account.id = item.account_id`,
  },
  toRow: (found) => ({
    ...toSubscription(found, now),
    termination_note: found.termination_note,
    user_id: found.account_id,
    user_email: found.email ?? ERASED_EMAIL,
    created_at: found.created_at.toISOString(),
  }),
});

type Filter = z.output<typeof filterSchema>;
const filterOfRequest = (filter: ListRequest['filter']): Filter => parseFilter(filterSchema, filter);

/** The filter by which the read model keeps totals. */
const keptCondition = ({ status }: Filter, now: Date): Condition =>
  isAfter('runs_until', now, status && runningAmong(status));

/** Totals by what is recorded, set right by the few whose end has passed unrecorded. */
const keptSubscriptions = (statuses: string, moment: string): KeptTotal => ({
  text: `
  with overdue as (
    select count(*) as subscriptions from ${schema}.subscription
    where runs_until > '-infinity' and runs_until <= ${moment}::timestamptz
  )
  select coalesce(sum(subscriptions), 0)::bigint as total from (
    select status, subscriptions from ${schema}.subscription_count
    union all select 'active', -subscriptions from overdue
    union all select 'inactive', subscriptions from overdue
  ) as counted where ${statuses}::text[] is null or status = any(${statuses}::text[])`,
});
const KEPT_TOTAL = keptSubscriptions('$1', '$2');
/** All subscriptions, whatever status they are on at the moment `$1`. */
export const SUBSCRIPTIONS_TOTAL = keptSubscriptions('null', '$1');

type Counted = Readonly<Record<CountedFigure<'subscriptions'>, IdsDuringAt>>;

const conditionsOf = (filter: Filter, now: Date, counted: Counted): Conditions =>
  allOf([
    keptCondition(filter, now),
    isOneOf('id', 'uuid', filter.id),
    isOneOf('account_id', 'uuid', filter.user_id),
    isAmongAt(filter.counted?.days, now, filter.counted && counted[filter.counted.figure]),
    [
      containing(filter.q),
      (pattern) =>
        `account_id = any(array(select account.id from ${schema}.account where account.email_key like ${pattern}))`,
    ],
  ]);

export const createSubscriptionQueries = (pool: pg.Pool, counted: Counted): SubscriptionQueries => ({
  async ofAccount(accountId, now) {
    if (!isUuid(accountId)) return null;
    const { rows } = await pool.query<FoundSubscription>({
      name: 'subscriptions.ofAccount',
      text: `select ${COLUMNS} from ${schema}.subscription as item
             where account_id = $1 order by created_at desc, id desc limit 1`,
      values: [accountId],
    });
    return rows[0] ? toSubscription(rows[0], now) : null;
  },
  async ownerOf(subscriptionId) {
    if (!isUuid(subscriptionId)) return null;
    const { rows } = await pool.query<{ account_id: string }>({
      name: 'subscriptions.ownerOf',
      text: `select account_id from ${schema}.subscription where id = $1`,
      values: [subscriptionId],
    });
    return rows[0]?.account_id ?? null;
  },
  async due(now, { limit, except }) {
    const { rows } = await pool.query<{ account_id: string }>({
      name: 'subscriptions.due',
      text: `select account_id from ${schema}.subscription
             where status = 'active' and least(term_ends_at, ends_at) <= $1 and account_id <> all($3::uuid[])
             order by least(term_ends_at, ends_at) limit $2`,
      values: [now, limit, except],
    });
    return rows.map(({ account_id }) => account_id);
  },
  async toRemind(now, { limit, except }) {
    const { rows } = await pool.query<{ account_id: string }>({
      name: 'subscriptions.toRemind',
      text: `select account_id from ${schema}.subscription
             where status = 'active' and ends_at is null and next_reminder_at <= $1 and reminders_end_at > $1
               and account_id <> all($3::uuid[])
             order by next_reminder_at limit $2`,
      values: [now, limit, except],
    });
    return rows.map(({ account_id }) => account_id);
  },
  async withForeignVatId(now, { after, limit }) {
    const { rows } = await pool.query<{ id: string; account_id: string }>({
      name: 'subscriptions.withForeignVatId',
      text: `select id, account_id from ${schema}.subscription
             where vat_id not like 'DE%' and runs_until > $1 and id > $2 order by id limit $3`,
      values: [now, after, limit],
    });
    return rows.map(({ id, account_id }) => ({ subscriptionId: id, accountId: account_id }));
  },
  async page(request, now) {
    const filter = filterOfRequest(request.filter);
    const where = conditionsOf(filter, now, counted);
    const kept = allOf([keptCondition(filter, now)]);
    const listing = listingAt(now);
    const total =
      where.values.length > kept.values.length
        ? await countUpToLimit(pool, listing.table, where)
        : () => keptTotal(pool, KEPT_TOTAL, [filter.status ?? null, now]);
    return readPage(pool, listing, { request, where, total });
  },
  each: (now, filter = {}) => readAllRows(pool, listingAt(now), conditionsOf(filterOfRequest(filter), now, counted)),
});
