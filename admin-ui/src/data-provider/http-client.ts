import { fetchUtils } from 'react-admin';
import { answerJson } from './answer-json.ts';

const TIME_LIMIT_MS = 15_000;

/** One call of the API: resolves with its JSON, rejects with react-admin's HttpError. */
export type HttpClient = typeof fetchUtils.fetchJson;

const sentWith = new WeakMap<object, string | null>();

/** The token that a failed call was sent with; undefined where it was no call of ours. */
export const tokenSentWith = (error: unknown): string | null | undefined =>
  typeof error === 'object' && error !== null ? sentWith.get(error) : undefined;

/** JSON requests to the API with the token there is, given up after 15 s. */
export const createHttpClient =
  (token: () => string | null): HttpClient =>
  (url, options = {}) => {
    const headers = new Headers(options.headers);
    if (!headers.has('Accept')) headers.set('Accept', 'application/json');
    const bearer = token();
    if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
    const limit = AbortSignal.timeout(TIME_LIMIT_MS);
    const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
    return fetchUtils
      .fetchJson(url, { ...options, headers, signal })
      .then((answer) => (answer.json === undefined ? answer : { ...answer, json: answerJson(answer.body) }))
      .catch((error: object) => {
        sentWith.set(error, bearer);
        throw error;
      });
  };
