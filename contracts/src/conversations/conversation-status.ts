/**
 * Who a conversation is with: the assistant, the assistant while the customer waits for a person, or a person (the
 * assistant is silent).
 */
export const CONVERSATION_STATUSES = ['assistant', 'person_requested', 'person'] as const;
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number];

/** What people read. */
export const CONVERSATION_STATUS_LABEL: Readonly<Record<ConversationStatus, string>> = {
  assistant: 'beim KI-Assistenten',
  person_requested: 'wartet auf einen Menschen',
  person: 'bei einem Menschen',
};

/** What a conversation's status follows from. */
export interface ConversationFacts {
  /** Until then it is with a person, ISO 8601 or a Date; null when no admin has replied. */
  readonly withPersonUntil: Date | null;
  /** The customer asked for a person, and no admin has replied since. */
  readonly personRequested: boolean;
}

/** The status at `now`: a conversation goes back to the assistant by itself, without an event. */
export const conversationStatus = (
  { withPersonUntil, personRequested }: ConversationFacts,
  now: Date,
): ConversationStatus => {
  if (withPersonUntil !== null && now < withPersonUntil) return 'person';
  return personRequested ? 'person_requested' : 'assistant';
};
