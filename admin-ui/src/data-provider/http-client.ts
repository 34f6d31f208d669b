import { fetchUtils } from 'react-admin';
import { session } from './session.ts';

const TIME_LIMIT_MS = 15_000;

/** One call of the API: resolves with its JSON, rejects with react-admin's HttpError. */
export type HttpClient = typeof fetchUtils.fetchJson;

/** JSON request to the API with the session's token, given up after 15 s. */
export const httpClient: HttpClient = (url, options = {}) => {
  const headers = new Headers(options.headers);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  const token = session.token();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  return fetchUtils.fetchJson(url, { ...options, headers, signal });
};
