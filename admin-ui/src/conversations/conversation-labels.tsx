import { ATTENTION_LABEL } from '@sternklar/contracts/conversations/attention';
import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import {
  CONVERSATION_STATUS_LABEL,
  type ConversationStatus,
} from '@sternklar/contracts/conversations/conversation-status';
import { formatCount } from '../texts/format.ts';
import { Say } from '../texts/Say.tsx';
import { Badge } from '../ui/Badge.tsx';
import { strangerMark, visitorMark, waitingCount } from './conversation.ts';

/** Whose a conversation is; without an account the specification's words, with a mark that tells strangers apart. */
export const ConversationName = ({ conversation }: { readonly conversation: AdminConversation }) =>
  conversation.user?.email ?? (
    <>
      <Say text="Unknown User" /> {strangerMark(conversation)}
    </>
  );

const TONES = {
  assistant: 'plain',
  person_requested: 'wait',
  person: 'plain',
  resolved: 'ok',
} as const satisfies Record<ConversationStatus, string>;

interface MarksProps {
  readonly conversation: AdminConversation;
}

/** Why a conversation must be seen at once. */
export const AttentionMarks = ({ conversation }: MarksProps) =>
  conversation.attention?.map((reason) => (
    <Badge key={reason} tone="no" data-status={reason}>
      {ATTENTION_LABEL[reason]}
    </Badge>
  ));

/** On whose page a visitor writes. */
export const VisitorMark = ({ conversation }: MarksProps) => {
  const visitor = visitorMark(conversation);
  return visitor === null ? null : (
    <Badge tone="plain" data-status="visitor">
      {visitor}
    </Badge>
  );
};

/** Who has it. */
export const StatusMark = ({ conversation: { status } }: MarksProps) => (
  <Badge tone={TONES[status]} data-status={status}>
    {CONVERSATION_STATUS_LABEL[status]}
  </Badge>
);

/** Why a conversation must be seen at once, whether something in it waits, who has it, and on whose page it is. */
export const Marks = ({ conversation }: MarksProps) => {
  const waiting = waitingCount(conversation);
  return (
    <>
      <AttentionMarks conversation={conversation} />
      {waiting > 0 ? (
        <Badge tone="no" data-status="unread">
          {waiting === 1 ? '1 neue Nachricht' : `${formatCount(waiting)} neue Nachrichten`}
        </Badge>
      ) : null}
      <VisitorMark conversation={conversation} />
      <StatusMark conversation={conversation} />
    </>
  );
};
