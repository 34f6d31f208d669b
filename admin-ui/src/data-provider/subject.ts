import type { QueryClient } from '@tanstack/react-query';

const SUBJECT = 'subject';

/** The key of what a page is about. Its query answers null where there is no such thing: the page is then a 404. */
export const subjectKey = (kind: string, id: string) => [SUBJECT, kind, id] as const;

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
    if ((error as { readonly status?: unknown } | null)?.status === 404) return null;
    throw error;
  }
};
