import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import { Say } from '../texts/Say.tsx';
import { strangerMark } from './conversation.ts';

/** Whose a conversation is; without an account the specification's words, with a mark that tells strangers apart. */
export const ConversationName = ({ conversation }: { readonly conversation: AdminConversation }) =>
  conversation.user?.email ?? (
    <>
      <Say text="Unknown User" /> {strangerMark(conversation)}
    </>
  );
