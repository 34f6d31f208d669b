import type { QueryClient } from '@tanstack/react-query';
import { statusOf } from './refusal.ts';

/** What has pages of its own; most by the names of their lists. */
export type SubjectKind = 'reviews' | 'users' | 'chat' | 'partners' | 'audited-review';

/** What a page is about is more than its row in a list, so react-admin keeps it apart from those. */
export const OF_PAGE = { isSubject: true };

/**
 * The key of what a page is about, as react-admin's `useGetOne` has it. Its query answers null where there is no such thing: the
 * page is then a 404.
 */
export const subjectKey = (kind: SubjectKind, id: string) => [kind, 'getOne', { id, meta: OF_PAGE }] as const;

interface Asked {
  readonly id: string;
  readonly meta?: Partial<typeof OF_PAGE>;
}

const subjectsRead = (queryClient: QueryClient, isWanted: (asked: Asked) => boolean) =>
  queryClient.getQueryCache().findAll({
    predicate: ({ queryKey: [, method, params] }) => {
      const asked = params as Asked;
      return method === 'getOne' && asked.meta?.isSubject === true && isWanted(asked);
    },
  });

/** What was read about the thing with an id that a page is about; null where nothing was. */
export const readSubject = (
  queryClient: QueryClient,
  id: string,
): { readonly kind: SubjectKind; readonly data: unknown } | null => {
  const query = subjectsRead(queryClient, (asked) => asked.id === id).find(
    ({ state }) => state.data !== undefined && state.data !== null,
  );
  return query ? { kind: query.queryKey[0] as SubjectKind, data: query.state.data } : null;
};

/** Whether what was read for a page says that there is nothing which it could be about. */
export const isSubjectMissing = (queryClient: QueryClient): boolean =>
  subjectsRead(queryClient, () => true).some(({ state }) => state.data === null);

/** What a reading answers, or null where the server knows no such thing. Rejects with every other refusal. */
export const orNull = async <Answer>(reading: Promise<Answer>): Promise<Answer | null> => {
  try {
    return await reading;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
};
