import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { createDataProvider } from './data-provider.ts';

const params = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };
const down = createDataProvider(() => Promise.reject(new HttpError('server words', 503, {})));

it('says of a list that cannot be read that the back office could not load', async () => {
  await expect(down.getList('users', params)).rejects.toMatchObject({
    message: 'Failed to load admin data',
    status: 503,
  });
});

it('says of a list that something was to be chosen from what that reading asks for', async () => {
  const failure = 'Die Benutzer ließen sich nicht durchsuchen.';
  await expect(down.getList('users', { ...params, meta: { failure } })).rejects.toMatchObject({ message: failure });
});
