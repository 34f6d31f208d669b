/**
 * Who a conversation is with: the assistant, the assistant while the customer waits for a person, or a person (the
 * assistant is silent); or resolved, until somebody writes again.
 */
export const CONVERSATION_STATUSES = ['assistant', 'person_requested', 'person', 'resolved'] as const;
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number];

/** What people read. */
export const CONVERSATION_STATUS_LABEL: Readonly<Record<ConversationStatus, string>> = {
  assistant: 'beim KI-Assistenten',
  person_requested: 'wartet auf einen Menschen',
  person: 'bei einem Menschen',
  resolved: 'erledigt',
};

/** What a conversation's status follows from. */
export interface ConversationFacts {
  /** Until then it is with a person; null when no admin has replied, or one gave it back. */
  readonly withPersonUntil: Date | null;
  /** The customer asked for a person, and no admin has replied since. */
  readonly personRequested: boolean;
  readonly resolved: boolean;
}

/** The status at `now`: a conversation goes back to the assistant by itself, without an event. */
export const conversationStatus = (
  { withPersonUntil, personRequested, resolved }: ConversationFacts,
  now: Date,
): ConversationStatus => {
  if (resolved) return 'resolved';
  if (withPersonUntil !== null && now < withPersonUntil) return 'person';
  return personRequested ? 'person_requested' : 'assistant';
};
