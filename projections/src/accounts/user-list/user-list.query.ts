import {
  type AdminUser,
  type AdminUserDetails,
  type OwnAccount,
  type OwnProfile,
  subscriptionStatusSchema,
} from '@sternklar/contracts/accounts/account.api';
import { ERASED_EMAIL } from '@sternklar/contracts/accounts/erased-email';
import type { CountedFigure } from '@sternklar/contracts/back-office/counted';
import { countedSchema } from '@sternklar/contracts/back-office/counted.api';
import { type RunningUntil, runningAmong, statusAt } from '@sternklar/contracts/subscriptions/running-until';
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
import { countUpToLimit, type KeptTotal, type Listing, readAllRows, readPage } from '../../engine/lists/listing.ts';
import { type Lookup, lookUp } from '../../engine/lists/lookup.ts';
import { isUuid } from '../../engine/lists/uuid.ts';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { userList } from './user-list.projection.ts';

/** A user with what no list tells. */
export type UserDetails = Omit<AdminUserDetails, 'review_counts'>;

export interface ErasedAccount {
  readonly accountId: string;
  /** Of the event in the log. */
  readonly position: number;
}

/** `now` decides whether a subscription runs: it ends without anybody doing anything. */
export interface UserQueries {
  /** The account's own profile; null when there is no such account. */
  own(accountId: string, now: Date): Promise<OwnProfile | null>;
  /** The same with what the account page adds. */
  ownAccount(accountId: string, now: Date): Promise<OwnAccount | null>;
  /** A user as staff see them; null when there is no such account. */
  byId(accountId: string, now: Date): Promise<UserDetails | null>;
  /** The addresses of these accounts, by id; those that do not exist are missing. */
  emailsOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Erased accounts in the order of their erasure, at most `limit` after a position of the log. */
  erasedAfter(position: number, limit: number): Promise<readonly ErasedAccount[]>;
  /** Accounts without a subscription whose owners asked before a moment to be erased, the longest ago first. */
  leaving(
    before: Date,
    which: { readonly now: Date; readonly limit: number; readonly except: readonly string[] },
  ): Promise<readonly string[]>;
  /** Accounts with the role of an auditor, by id. */
  auditors(page: { readonly after: string; readonly limit: number }): Promise<readonly string[]>;
  /** Customers without a subscription who registered before a moment and never verified their address, by id. */
  unverified(
    registeredBefore: Date,
    page: { readonly now: Date; readonly after: string; readonly limit: number },
  ): Promise<readonly string[]>;
  /** Sorts by `created_at` and `email`. Throws `InvalidListRequest`. */
  page(request: ListRequest, now: Date): Promise<Page<AdminUser>>;
  /** A few by a part of their address. */
  find(lookup: Lookup, now: Date): Promise<readonly AdminUser[]>;
  /** All accounts that meet the filter, newest first, in batches. */
  each(now: Date, filter?: ListRequest['filter']): AsyncIterable<readonly AdminUser[]>;
}

const account = `${schemaOf(userList)}.account`;
const ROLES = ['admin', 'auditor', 'customer'] as const;
const filterSchema = z.object({
  id: filterOf.ids.optional(),
  is_admin: z.boolean().optional(),
  /** Customers are who are neither admins nor auditors; somebody may be both of these. */
  role: z.enum(ROLES).optional(),
  /** Whether the owner asked for the account to be erased. */
  leaving: z.boolean().optional(),
  email_verified: z.boolean().optional(),
  subscription_status: filterOf.oneOf(subscriptionStatusSchema).optional(),
  /** What a figure of the business counts, row by row. */
  counted: countedSchema('users').optional(),
  /** Part of the e-mail address. */
  q: filterOf.search.optional(),
});

const COLUMNS =
  'id, email, email_verified, language, is_admin, is_auditor, subscribed_until, created_at, deletion_requested_at, ' +
  'erased_at';

interface FoundUser extends pg.QueryResultRow {
  readonly id: string;
  readonly email: string | null;
  readonly email_verified: boolean;
  readonly language: string;
  readonly is_admin: boolean;
  readonly is_auditor: boolean;
  readonly subscribed_until: RunningUntil;
  readonly created_at: Date;
  readonly deletion_requested_at: Date | null;
  readonly erased_at: Date | null;
}

const listingAt = (now: Date): Listing<FoundUser, AdminUser> => ({
  table: account,
  sortable: { created_at: ['created_at', 'id'], email: ['email_key', 'id'] },
  select: {
    columns: COLUMNS,
    joins: '',
  },
  toRow: (found) => ({
    id: found.id,
    email: found.email ?? ERASED_EMAIL,
    email_verified: found.email_verified,
    language: found.language,
    is_admin: found.is_admin,
    subscription_status: statusAt(found.subscribed_until, now),
    created_at: found.created_at.toISOString(),
    deletion_requested_at: found.deletion_requested_at?.toISOString() ?? null,
    erased_at: found.erased_at?.toISOString() ?? null,
    // Where it stood in the answer about one before it stood in the list.
    is_auditor: found.is_auditor,
  }),
});

const PROFILE_COLUMNS = 'id, email, email_verified, is_admin, is_auditor, subscribed_until';
type FoundProfile = Omit<OwnProfile, 'email' | 'subscription_status'> & Pick<FoundUser, 'email' | 'subscribed_until'>;
type FoundAccount = FoundProfile &
  Pick<FoundUser, 'created_at' | 'deletion_requested_at'> & { readonly status_mails: boolean };

/** In the order in which earlier versions answered, so that an export of then is the same today. */
const toProfile = <Found extends FoundProfile>(
  { id, email, email_verified, is_admin, is_auditor, subscribed_until, ...more }: Found,
  now: Date,
) => ({
  id,
  email: email ?? ERASED_EMAIL,
  email_verified,
  is_admin,
  is_auditor,
  subscription_status: statusAt(subscribed_until, now),
  ...more,
});

type Filter = z.output<typeof filterSchema>;
const filterOfRequest = (filter: ListRequest['filter']): Filter => parseFilter(filterSchema, filter);

/** The filter by which the read model keeps totals. */
const keptCondition = ({ is_admin }: Filter): Condition => [is_admin, (value) => `is_admin = ${value}`];

/** What the role says of the columns. */
const columnsOf: Readonly<
  Record<(typeof ROLES)[number], { readonly is_admin?: boolean; readonly is_auditor?: boolean }>
> = { admin: { is_admin: true }, auditor: { is_auditor: true }, customer: { is_admin: false, is_auditor: false } };

const conditionsOfRole = (role: Filter['role']): readonly Condition[] => {
  const { is_admin, is_auditor } = role === undefined ? {} : columnsOf[role];
  return [
    [is_admin, (value) => `is_admin = ${value}`],
    [is_auditor, (value) => `is_auditor = ${value}`],
  ];
};

type Counted = Readonly<Record<CountedFigure<'users'>, IdsDuringAt>>;

const conditionsOf = (filter: Filter, now: Date, counted: Counted): Conditions =>
  allOf([
    keptCondition(filter),
    isOneOf('id', 'uuid', filter.id),
    ...conditionsOfRole(filter.role),
    [filter.leaving, (value) => `(deletion_requested_at is not null) = ${value}`],
    [filter.email_verified, (value) => `email_verified = ${value}`],
    isAfter('subscribed_until', now, filter.subscription_status && runningAmong(filter.subscription_status)),
    isAmongAt(filter.counted?.days, now, filter.counted && counted[filter.counted.figure]),
    [containing(filter.q), (pattern) => `email_key like ${pattern}`],
  ]);

const keptUsers = (where: string): KeptTotal => ({
  text: `select coalesce(sum(accounts), 0)::bigint as total from ${schemaOf(userList)}.account_count where ${where}`,
});
/** All users. */
export const USERS_TOTAL = keptUsers('true');

export const createUserQueries = (pool: pg.Pool, counted: Counted): UserQueries => ({
  async own(accountId, now) {
    if (!isUuid(accountId)) return null;
    const { rows } = await pool.query<FoundProfile>({
      name: 'users.own',
      text: `select ${PROFILE_COLUMNS} from ${account} where id = $1`,
      values: [accountId],
    });
    const [found] = rows;
    return found ? toProfile(found, now) : null;
  },
  async ownAccount(accountId, now) {
    if (!isUuid(accountId)) return null;
    const { rows } = await pool.query<FoundAccount>({
      name: 'users.ownAccount',
      text: `select ${PROFILE_COLUMNS}, created_at, deletion_requested_at, status_mails from ${account} where id = $1`,
      values: [accountId],
    });
    const [found] = rows;
    if (!found) return null;
    return {
      ...toProfile(found, now),
      created_at: found.created_at.toISOString(),
      deletion_requested_at: found.deletion_requested_at?.toISOString() ?? null,
    };
  },
  async byId(accountId, now) {
    if (!isUuid(accountId)) return null;
    const { rows } = await pool.query<FoundUser & Pick<UserDetails, 'status_mails'>>({
      name: 'users.byId',
      text: `select ${COLUMNS}, status_mails from ${account} where id = $1`,
      values: [accountId],
    });
    const [found] = rows;
    if (!found) return null;
    return { ...listingAt(now).toRow(found), status_mails: found.status_mails };
  },
  async emailsOf(accountIds) {
    if (accountIds.length === 0) return new Map();
    const { rows } = await pool.query<Pick<FoundUser, 'id' | 'email'>>({
      name: 'users.emailsOf',
      text: `select id, email from ${account} where id = any($1::uuid[])`,
      values: [accountIds.filter(isUuid)],
    });
    return new Map(rows.map(({ id, email }) => [id, email ?? ERASED_EMAIL]));
  },
  async erasedAfter(position, limit) {
    const { rows } = await pool.query<ErasedAccount>({
      name: 'users.erasedAfter',
      text: `select id as "accountId", erased_position as position from ${account}
             where erased_position > $1 order by erased_position limit $2`,
      values: [position, limit],
    });
    return rows;
  },
  async leaving(before, { now, limit, except }) {
    const { rows } = await pool.query<Pick<FoundUser, 'id'>>({
      name: 'users.leaving',
      text: `select id from ${account}
             where deletion_requested_at <= $1 and subscribed_until <= $4 and id <> all($2::uuid[])
             order by deletion_requested_at limit $3`,
      values: [before, except, limit, now],
    });
    return rows.map(({ id }) => id);
  },
  async auditors({ after, limit }) {
    const { rows } = await pool.query<Pick<FoundUser, 'id'>>({
      name: 'users.auditors',
      text: `select id from ${account} where is_auditor and erased_at is null and id > $1 order by id limit $2`,
      values: [after, limit],
    });
    return rows.map(({ id }) => id);
  },
  async unverified(registeredBefore, { now, after, limit }) {
    const { rows } = await pool.query<Pick<FoundUser, 'id'>>({
      name: 'users.unverified',
      text: `select id from ${account}
             where not email_verified and erased_at is null and id > $2 and created_at <= $1
               and subscribed_until <= $4 and not is_admin and not is_auditor
             order by id limit $3`,
      values: [registeredBefore, after, limit, now],
    });
    return rows.map(({ id }) => id);
  },
  async page(request, now) {
    const filter = filterOfRequest(request.filter);
    const where = conditionsOf(filter, now, counted);
    const kept = allOf([keptCondition(filter)]);
    const total =
      where.values.length > kept.values.length ? await countUpToLimit(pool, account, where) : keptUsers(kept.sql);
    return readPage(pool, listingAt(now), { request, where, total });
  },
  find: (lookup, now) => lookUp(pool, listingAt(now), { ...lookup, key: 'email_key' }),
  each: (now, filter = {}) => readAllRows(pool, listingAt(now), conditionsOf(filterOfRequest(filter), now, counted)),
});
