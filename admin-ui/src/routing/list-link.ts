type FilterValue = string | number | boolean;

/** The path of a list below /admin with a filter, as react-admin reads it from the address. */
export const listLink = (resource: string, filter: Readonly<Record<string, FilterValue>>): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** The path of one row's own page, below /admin. */
export const rowLink = (resource: 'chats' | 'reviews' | 'users', id: string): string =>
  `/${resource}/${encodeURIComponent(id)}`;

/** The same place in a list, on another page: `search` is the address's query. */
export const pageLink = (search: string, page: number): string => {
  const query = new URLSearchParams(search);
  query.set('page', String(page));
  return `?${query}`;
};
