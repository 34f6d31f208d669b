import type {
  AssistantTopic,
  ReviseTaughtAnswerBody,
  TaughtAnswer,
  TeachAnswerBody,
  TriedQuestion,
  TryTaughtAnswerBody,
  UnansweredGroup,
} from '@sternklar/contracts/conversations/teaching.api';
import { useQuery } from '@tanstack/react-query';
import type { HttpClient } from '../data-provider/http-client.ts';
import { loading } from '../data-provider/load-failure.ts';
import { useCalls } from '../data-provider/use-calls.ts';

const addressOf = (id: string) => `/api/admin/taught-answers/${encodeURIComponent(id)}`;

export interface GroupsPage {
  readonly groups: readonly UnansweredGroup[];
  readonly total: number;
}

export const createTeachingCalls = (call: HttpClient) => ({
  /** The newest groups of questions without an answer, and how many there are. */
  unansweredQuestions: async (count: number): Promise<GroupsPage> => {
    const query = new URLSearchParams({ range: JSON.stringify([0, count - 1]) });
    const { json, headers } = await loading(call(`/api/admin/unanswered-questions?${query}`));
    return { groups: json, total: Number(headers.get('content-range')?.split('/')[1] ?? 0) };
  },
  taughtAnswers: async (): Promise<readonly TaughtAnswer[]> => (await loading(call('/api/admin/taught-answers'))).json,
  assistantTopics: async (): Promise<readonly AssistantTopic[]> =>
    (await loading(call('/api/admin/assistant-topics'))).json,
  tryAnswer: async (body: TryTaughtAnswerBody): Promise<readonly TriedQuestion[]> =>
    (await call('/api/admin/taught-answers/trial', { method: 'POST', body: JSON.stringify(body) })).json,
  /** Sent again with the same `repeatKey`, it does nothing twice. */
  teachAnswer: async (body: TeachAnswerBody, repeatKey: string): Promise<void> => {
    const headers = { 'Idempotency-Key': repeatKey };
    await call('/api/admin/taught-answers', { method: 'POST', headers, body: JSON.stringify(body) });
  },
  reviseAnswer: async (id: string, body: ReviseTaughtAnswerBody): Promise<void> => {
    await call(addressOf(id), { method: 'PUT', body: JSON.stringify(body) });
  },
  withdrawAnswer: async (id: string): Promise<void> => {
    await call(addressOf(id), { method: 'DELETE' });
  },
});

export const useUnansweredQuestions = (count: number) => {
  const { unansweredQuestions } = useCalls(createTeachingCalls);
  return useQuery({
    queryKey: ['unanswered-questions', count],
    queryFn: () => unansweredQuestions(count),
    placeholderData: (before: GroupsPage | undefined) => before,
  });
};

export const useTaughtAnswers = () => {
  const { taughtAnswers } = useCalls(createTeachingCalls);
  return useQuery({ queryKey: ['taught-answers'], queryFn: () => taughtAnswers() });
};

/** They come with a version of the product, and change no sooner. */
export const useAssistantTopics = () => {
  const { assistantTopics } = useCalls(createTeachingCalls);
  return useQuery({ queryKey: ['assistant-topics'], queryFn: () => assistantTopics(), staleTime: Infinity });
};
