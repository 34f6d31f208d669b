/** Who writes in a conversation, as it is recorded. */
export const MESSAGE_SENDERS = ['user', 'assistant', 'admin'] as const;
export type MessageSender = (typeof MESSAGE_SENDERS)[number];

/** Shown with every message of the assistant: people must know that they talk to a machine (AI Act, Art. 50). */
export const ASSISTANT_LABEL = 'KI-Assistent';

/** Who a message is from, as people read it; null for the customer's own. */
export const SENDER_LABEL: Readonly<Record<MessageSender | 'system', string | null>> = {
  user: null,
  assistant: ASSISTANT_LABEL,
  admin: 'Support-Team',
  system: 'Hinweis',
};
