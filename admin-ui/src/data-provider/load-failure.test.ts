import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { LOAD_FAILED, loading } from './load-failure.ts';

describe('a reading that fails', () => {
  it.each([500, 503, 429, 422])('with %d says that the data could not be loaded', async (status) => {
    const failed = loading(Promise.reject(new HttpError('server words', status, { detail: 'd' })));
    await expect(failed).rejects.toMatchObject({ message: LOAD_FAILED, status, body: { detail: 'd' } });
  });

  it('without an answer says so, too', async () => {
    await expect(loading(Promise.reject(new TypeError('Failed to fetch')))).rejects.toMatchObject({
      message: 'Failed to load admin data',
    });
  });

  it.each([401, 403, 404])('with %d means something else and passes', async (status) => {
    const error = new HttpError('server words', status);
    await expect(loading(Promise.reject(error))).rejects.toBe(error);
  });

  it('is the only one that changes', async () => {
    expect(await loading(Promise.resolve(7))).toBe(7);
  });
});
