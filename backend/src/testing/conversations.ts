import type { Account } from './accounts.ts';
import { type Ask, writeMessage } from './ask.ts';

/** A conversation that a customer has begun. */
export interface Begun {
  readonly id: string;
  readonly firstMessageId: string;
}

/** Writes to the assistant. */
export const beginConversation = async (ask: Ask, { customer, admin }: People): Promise<Begun> => {
  const [firstMessageId = ''] = await writeMessage(ask, customer.token);
  const query = new URLSearchParams({ filter: JSON.stringify({ user_id: customer.id }) });
  const [found] = await ask<{ id: string }[]>(`/api/chat/admin/all?${query}`, { token: admin.token });
  return { id: found?.id ?? '', firstMessageId };
};

interface People {
  readonly customer: Account;
  readonly admin: Account;
}

/** One in which the team has answered, and perhaps resolved it. */
export const answeredConversation = async (ask: Ask, people: People, more: object = {}): Promise<Begun> => {
  const begun = await beginConversation(ask, people);
  const body = { message_id: begun.firstMessageId, reply: 'Guten Tag!', ...more };
  await ask('/api/chat/admin-reply', { method: 'POST', token: people.admin.token, body });
  return begun;
};
