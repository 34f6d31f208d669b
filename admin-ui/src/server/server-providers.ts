import type { AdminPageRequest } from '@sternklar/contracts/admin-pages';
import type { QueryClient } from '@tanstack/react-query';
import { type AuthProvider, HttpError } from 'react-admin';
import { answerJson } from '../data-provider/answer-json.ts';
import type { HttpClient } from '../data-provider/http-client.ts';

/** Whoever is rendered for was let in by the server before. */
export const serverAuthProvider: AuthProvider = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => undefined,
};

/** Answers ahead what react-admin asks before it shows anything; the keys are ra-core's. */
export const signIn = (queryClient: QueryClient): void => {
  queryClient.setQueryData(['auth', 'checkAuth', {}], true);
  queryClient.setQueryData(['auth', 'getPermissions', {}], null);
};

const json = (text: string) => {
  try {
    return answerJson(text);
  } catch {
    return undefined;
  }
};

/** The API as the server's rendering reaches it, without a network; it only reads. */
export const createServerHttpClient =
  (get: AdminPageRequest['get']): HttpClient =>
  async (url, options = {}) => {
    if ((options.method ?? 'GET') !== 'GET') throw new Error('Rendering a page only reads.');
    const { status, headers, body } = await get(String(url));
    // Without the query, whose search words may be personal: this is logged.
    const path = String(url).split('?')[0];
    if (status < 200 || status >= 300) throw new HttpError(`${path} answered ${status}`, status, json(body));
    return { status, headers: new Headers(headers), body, json: json(body) };
  };
