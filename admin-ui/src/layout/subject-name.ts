import type { AdminUserDetails } from '@sternklar/contracts/accounts/account.api';
import type { AuditedReview } from '@sternklar/contracts/audit/audit-replay.api';
import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import type { Partner } from '@sternklar/contracts/partners/partner.api';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { nameOf } from '../conversations/conversation.ts';
import { readSubject, type SubjectKind } from '../data-provider/subject.ts';
import { reviewerName } from '../reviews/names.ts';

type Unknown = (text: 'Unknown User') => string;

/** What a thing that has a page of its own is called, by its kind. */
const NAMES: Readonly<Record<SubjectKind, (subject: unknown, say: Unknown) => string>> = {
  reviews: (review) => reviewerName(review as AdminReview),
  'audited-review': (review) => reviewerName(review as AuditedReview),
  users: (user) => (user as AdminUserDetails).email,
  chat: (conversation, say) => nameOf(conversation as AdminConversation, say('Unknown User')),
  partners: (partner) => (partner as Partner).name,
};

/** What the page at a path below /admin is about, as far as it was read; null where it is about no single thing. */
export const subjectNameAt = (queryClient: QueryClient, path: string, say: Unknown): string | null => {
  const found = readSubject(queryClient, path.split('/')[2] ?? '');
  return found === null ? null : NAMES[found.kind](found.data, say);
};

/** The same for the page that is shown, as soon as it was read. */
export const useSubjectName = (path: string): string | null => {
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const subscribe = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(listener),
    [queryClient],
  );
  const read = () => subjectNameAt(queryClient, path, translate);
  return useSyncExternalStore(subscribe, read, read);
};
