import type { LiveUpdate } from '@sternklar/contracts/live-updates/live-update.api';
import { useEffect, useRef } from 'react';
import { useReread } from '../live-updates/use-reread.ts';
import { usePreferences } from '../session/preferences.ts';
import { attentionKey } from './attention.ts';

/** What may change how much waits for a person. */
const CHANGES: Readonly<Record<LiveUpdate['kind'], boolean>> = {
  'review-submitted': true,
  'review-status-changed': true,
  'review-note-added': false,
  'review-case-changed': true,
  'business-added': false,
  'business-removed': true,
  'business-restored': true,
  'profile-changed': false,
  'subscription-changed': false,
  'invoices-changed': false,
  'chat-message-sent': true,
  'conversation-status-changed': true,
  'conversation-holder-changed': false,
  'conversation-visitor-changed': false,
  'conversation-read': false,
};
const mayChange = ({ kind }: LiveUpdate): boolean => CHANGES[kind];
/** Every open page asks, however much happens. */
const EVERY_MS = 2_000;

/** Tells of customers who begin to wait for a person, as the person at work likes to be told: not at all, unless they chose. */
const useInboxNotices = (waiting: number | undefined): void => {
  const { inbox } = usePreferences().preferences;
  const before = useRef(waiting);
  useEffect(() => {
    const known = before.current;
    before.current = waiting;
    if (known === undefined || waiting === undefined || waiting <= known) return;
    if (!inbox?.sound && !inbox?.notices) return;
    import('../conversations/notices/notice.ts').then(
      ({ tell }) => tell(inbox, waiting),
      // A sound that cannot be loaded is not worth a word.
      () => undefined,
    );
  }, [waiting, inbox]);
};

export interface FollowAttentionProps {
  /** How many conversations wait. */
  readonly chats: number | undefined;
}

/** Keeps what waits as it is by now, while somebody is here. */
export const FollowAttention = ({ chats }: FollowAttentionProps) => {
  useReread(attentionKey, mayChange, EVERY_MS);
  useInboxNotices(chats);
  return null;
};
