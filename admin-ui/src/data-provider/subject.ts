import type { QueryClient } from '@tanstack/react-query';
import { statusOf } from './refusal.ts';

const SUBJECT = 'subject';

/** What has pages of its own; most by the names of their lists. */
export type SubjectKind = 'reviews' | 'users' | 'chat' | 'partners' | 'audited-review';

/** The key of what a page is about. Its query answers null where there is no such thing: the page is then a 404. */
export const subjectKey = (kind: SubjectKind, id: string) => [SUBJECT, kind, id] as const;

/** What was read about the thing with an id that a page is about; null where nothing was. */
export const readSubject = (
  queryClient: QueryClient,
  id: string,
): { readonly kind: SubjectKind; readonly data: unknown } | null => {
  const query = queryClient
    .getQueryCache()
    .findAll({ queryKey: [SUBJECT], predicate: ({ queryKey }) => queryKey[2] === id })
    .find(({ state }) => state.data !== undefined && state.data !== null);
  return query ? { kind: query.queryKey[1] as SubjectKind, data: query.state.data } : null;
};

/** Whether what was read for a page says that there is nothing which it could be about. */
export const isSubjectMissing = (queryClient: QueryClient): boolean =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: [SUBJECT] })
    .some(({ state }) => state.data === null);

/** What a reading answers, or null where the server knows no such thing. Rejects with every other refusal. */
export const orNull = async <Answer>(reading: Promise<Answer>): Promise<Answer | null> => {
  try {
    return await reading;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
};
