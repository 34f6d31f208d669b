import { SEARCH_FIELD } from '@sternklar/contracts/constants';
import type { SaveFilterBody } from '@sternklar/contracts/saved-filter.api';

/** What of a list is shown, and in which order. */
export type ListView = Pick<SaveFilterBody, 'filter' | 'sort'>;

type Value = ListView['filter'][string];
const isValue = (value: unknown): value is Value =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';

/** A list's present view as it can be saved: without a search, what is no plain value, and what filters nothing. */
export const viewOf = (filter: Readonly<Record<string, unknown>>, sort: ListView['sort']): ListView => ({
  filter: Object.fromEntries(
    Object.entries(filter).filter((field): field is [string, Value] => field[0] !== SEARCH_FIELD && isValue(field[1])),
  ),
  sort: { field: sort.field, order: sort.order },
});

const keyOf = ({ filter, sort }: ListView): string =>
  JSON.stringify([Object.entries(filter).sort(([one], [other]) => one.localeCompare(other)), sort.field, sort.order]);

export const isSameView = (one: ListView, other: ListView): boolean => keyOf(one) === keyOf(other);

/** The address of a list in a view, at its first page; as react-admin reads it. */
export const viewLink = (list: string, { filter, sort }: ListView): string =>
  `/${list}?${new URLSearchParams({ filter: JSON.stringify(filter), sort: sort.field, order: sort.order })}`;
