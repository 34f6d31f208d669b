import { writeMessage } from '../../../../backend/src/testing/ask.ts';
import type { People, Place } from './people.ts';

/** Conversations that are with the assistant, with a person, done, and come back. */
export const writeConversations = async ({ ask, admin }: Place, { openVerified }: People) => {
  const say = (token: string, message: string) =>
    ask('/api/chat/message', { method: 'POST', token, body: { message } });
  const talker = await openVerified('gespraechig@sternklar.test');
  const [messageId = ''] = await writeMessage(ask, talker.token);
  await say(talker.token, 'Mensch');
  await ask('/api/chat/admin-reply', {
    method: 'POST',
    token: admin,
    body: { message_id: messageId, reply: 'Hier ist einer 🙋' },
  });
  await ask('/api/chat/read', { method: 'POST', token: talker.token, body: {} });
  await say(talker.token, 'Danke! 🙏🏽');
  const conversations = await ask<{ id: string; user: { email: string } | null }[]>('/api/chat/admin/all', {
    token: admin,
  });
  const conversation = conversations.find(({ user }) => user?.email === talker.email)?.id ?? '';
  for (const step of ['read', 'hand-back', 'resolve', 'reopen']) {
    await ask(`/api/chat/admin/${conversation}/${step}`, { method: 'POST', token: admin, body: {} });
  }
  return { talker: talker.email, conversation };
};
