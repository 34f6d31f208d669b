import { CONVERSATION_STATUSES } from '@sternklar/contracts/conversations/conversation-status';
import { INVOICE_KINDS } from '@sternklar/contracts/invoices/invoice.api';
import { PAYMENT_STATES } from '@sternklar/contracts/invoices/payment-states';
import { yearInGermany } from '@sternklar/contracts/invoices/retention';
import { REVIEW_STATUSES } from '@sternklar/contracts/reviews/review-status';
import type { ListRequest } from '@sternklar/projections/engine/lists/list-request';
import type { History } from './history.ts';

export type ListName = 'users' | 'businesses' | 'reviews' | 'subscriptions' | 'invoices' | 'conversations';
type Filter = ListRequest['filter'];

/** A list, the orders it offers (the opening one first), and for each of its filters the values that are tried. */
export interface ListPlan {
  readonly name: ListName;
  readonly path: string;
  readonly sorts: readonly [string, ...string[]];
  readonly filters: Readonly<Record<string, readonly Filter[]>>;
}

/** One list, filtered and sorted; it is asked for at several places. */
export interface Case {
  readonly list: ListPlan;
  readonly filter: Filter;
  readonly sort: { readonly field: string; readonly descending: boolean };
  /** Its first page alone, or also the middle and the last. */
  readonly places: readonly Place[];
}
export type Place = 'first' | 'middle' | 'last';

const DAY_MS = 86_400_000;
const PAGE_SIZE = 25;
const each = (field: string, values: readonly unknown[]): readonly Filter[] =>
  values.map((value) => ({ [field]: value }));
const search = (...words: readonly string[]) => each('q', words);

/** The ages that the reviews' filter offers. */
const ages = (now: Date): readonly Filter[] => {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  return [
    ...[1, 7, 30].map((days) => ({ created_since: ago(days) })),
    ...[7, 30].map((days) => ({ created_before: ago(days) })),
  ];
};

/** All lists of the back office, as its screens ask for them. */
export const listPlans = ({ customers, businesses }: History, now: Date): readonly ListPlan[] => {
  const customer = each('user_id', customers);
  const thisYear = yearInGermany(now.toISOString());
  const addresses = search('muller', 'kanzlei.example', 'anna.schafer.1', 'niemand', 'an');
  return [
    {
      name: 'users',
      path: '/api/admin/users',
      sorts: ['created_at', 'email'],
      filters: {
        subscription: each('subscription_status', ['active', 'inactive', 'cancelled']),
        verified: each('email_verified', [true, false]),
        role: each('role', ['admin', 'auditor', 'customer']),
        leaving: each('leaving', [true]),
        search: addresses,
        ids: [{ id: [...customers] }],
      },
    },
    {
      name: 'businesses',
      path: '/api/admin/businesses',
      sorts: ['created_at', 'business_name'],
      filters: { customer, search: search('müller', 'KANZLEI', 'Öztürk an der', 'niemand', 'an') },
    },
    {
      name: 'reviews',
      path: '/api/admin/reviews',
      sorts: ['created_at', 'updated_at', 'rating', 'status'],
      filters: {
        status: each('status', REVIEW_STATUSES),
        rating: each('rating', [1, 2, 3, 4, 5]),
        age: ages(now),
        customer,
        business: each('business_id', businesses),
        search: search('service', 'Dörte Öztürk', 'kanzlei', 'niemals gesehen', 'an'),
      },
    },
    {
      name: 'subscriptions',
      path: '/api/admin/subscriptions',
      sorts: ['created_at', 'started_at'],
      filters: { status: each('status', ['active', 'inactive', 'cancelled']), customer, search: addresses },
    },
    {
      name: 'invoices',
      path: '/api/admin/invoices',
      sorts: ['created_at', 'served_from'],
      filters: {
        kind: each('kind', INVOICE_KINDS),
        year: each('year', [thisYear, thisYear - 1, thisYear - 9]),
        payment: each('payment', PAYMENT_STATES),
        customer,
        search: search(`RE-${thisYear}-0001`, 'kanzlei', 'anna.schafer.1', 'niemand', 'an'),
      },
    },
    {
      name: 'conversations',
      path: '/api/chat/admin/all',
      sorts: ['last_activity_at', 'created_at'],
      filters: { status: each('status', CONVERSATION_STATUSES), customer, search: addresses },
    },
  ];
};

/** Every choice of at most `most` filters, of each field one value. */
const combinations = (filters: ListPlan['filters'], most: number): readonly Filter[] => {
  const chosen: Filter[] = [{}];
  for (const values of Object.values(filters)) {
    const before = chosen.filter((filter) => Object.keys(filter).length < most);
    for (const filter of before) chosen.push(...values.map((value) => ({ ...filter, ...value })));
  }
  return chosen;
};

const EVERYWHERE: readonly Place[] = ['first', 'middle', 'last'];

const first = <Item>(items: readonly Item[]): readonly Item[] => items.slice(0, 1);

/**
 * No filter and every single one in every order at all places; every two of them by every field, downwards; and three at
 * once, with one value of each, as the list opens.
 */
export const casesOf = (list: ListPlan): readonly Case[] => {
  const downwards = list.sorts.map((field) => ({ field, descending: true }));
  const sorts = [...downwards, ...list.sorts.map((field) => ({ field, descending: false }))];
  const oneOfEach = Object.fromEntries(Object.entries(list.filters).map(([name, values]) => [name, first(values)]));
  const threes = combinations(oneOfEach, 3).filter((filter) => Object.keys(filter).length === 3);
  const casesWith = (filter: Filter, orders: typeof sorts, places: readonly Place[]) =>
    orders.map((sort) => ({ list, filter, sort, places }));
  return [
    ...combinations(list.filters, 2).flatMap((filter) =>
      Object.keys(filter).length < 2 ? casesWith(filter, sorts, EVERYWHERE) : casesWith(filter, downwards, ['first']),
    ),
    ...threes.flatMap((filter) => casesWith(filter, downwards.slice(0, 1), ['first'])),
  ];
};

/** Where a page begins in a list of so many rows. */
export const offsetOf = (place: Place, total: number): number => {
  const lastPage = Math.max(0, Math.ceil(total / PAGE_SIZE) - 1);
  return PAGE_SIZE * { first: 0, middle: Math.floor(lastPage / 2), last: lastPage }[place];
};

export const requestOf = ({ filter, sort }: Case, offset: number): ListRequest => ({
  offset,
  limit: PAGE_SIZE,
  sort,
  filter,
});

/** The call that asks for it. */
export const addressOf = ({ list, filter, sort }: Case, offset: number): string =>
  `${list.path}?${new URLSearchParams({
    range: JSON.stringify([offset, offset + PAGE_SIZE - 1]),
    sort: JSON.stringify([sort.field, sort.descending ? 'DESC' : 'ASC']),
    filter: JSON.stringify(filter),
  })}`;

/** Such as `reviews status=gelöscht rating=1, created_at down, last page`. */
export const describeCase = ({ list, filter, sort }: Case, place: Place): string => {
  const fields = Object.entries(filter).map(([field, value]) => `${field}=${String(value)}`);
  const order = `${sort.field} ${sort.descending ? 'down' : 'up'}`;
  return `${[list.name, ...fields].join(' ')}, ${order}, ${place} page`;
};

/** Its list and what it is filtered by, whatever the values: of each of these every run looks at one. */
export const kindOfCase = ({ list, filter }: Case): string => [list.name, ...Object.keys(filter)].join(' ');
