import { createHash } from 'node:crypto';
import { writeMessage } from '../ask.ts';
import { answeredConversation, beginConversation } from '../conversations.ts';
import { askForAnswerMail } from '../visitors.ts';
import { type Makers, until } from './making.ts';

/** Where the pages of partners are. */
export const PARTNER_ORIGIN = 'https://www.rollenspiel.example';

/** There may be only so many of them; those of earlier calls make room. */
const MOST_TEXT_BLOCKS = 50;
const MOST_TAUGHT_ANSWERS = 50;
/** A question in letters that no other one has, since likeness does not look at figures. */
export const newQuestion = (address: string) => {
  const word = createHash('sha256')
    .update(address)
    .digest('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  return `${word.slice(0, 12)} ${word.slice(12, 24)}`;
};

/** Conversations, the partners on whose pages they begin, and what they are answered with. */
export const CONVERSATIONS: Makers = {
  conversation: async ({ ask, owner, admin }) => ({ ...(await beginConversation(ask, { customer: owner, admin })) }),
  'answered-conversation': async ({ ask, owner, admin }) => ({
    ...(await answeredConversation(ask, { customer: owner, admin })),
  }),
  'resolved-conversation': async ({ ask, owner, admin }) => ({
    ...(await answeredConversation(ask, { customer: owner, admin }, { afterwards: 'resolve' })),
  }),
  'own-answer': async ({ ask, caller, admin }) => ({
    ...(await answeredConversation(ask, { customer: caller, admin })),
  }),
  async 'assistants-answer'({ ask, caller: { token } }) {
    await writeMessage(ask, token);
    const history = await ask<{ id: string; sender: string }[]>('/api/chat/history', { token });
    return { messageId: history.findLast(({ sender }) => sender === 'assistant')?.id };
  },
  async 'own-message'({ ask, caller: { token } }) {
    const [id] = await writeMessage(ask, token);
    return { id };
  },
  async 'answer-link'(making) {
    const email = making.newAddress();
    await askForAnswerMail(making, { origin: PARTNER_ORIGIN, email });
    return {
      token: await until('The mail with a link to an answer', async () => {
        const mails = await making.ask<{ text: string }[]>(`/mailbox.json?to=${encodeURIComponent(email)}`);
        return /\/antwort#([\w-]+)/.exec(mails[0]?.text ?? '')?.[1];
      }),
    };
  },
  async partner({ ask, admin: { token } }) {
    const body = { name: 'Hotel Rollenspiel', origins: [PARTNER_ORIGIN] };
    const made = await ask<{ id: string; keys: { id: string; key: string }[] }>('/api/admin/partners', {
      method: 'POST',
      token,
      body,
    });
    return { id: made.id, keyId: made.keys[0]?.id, key: made.keys[0]?.key, origin: PARTNER_ORIGIN };
  },

  // Text blocks, each under a title of its own
  'new-title': async ({ newAddress }) => ({ title: newAddress() }),
  async 'text-block'({ ask, admin: { token }, newAddress }) {
    const address = '/api/admin/text-blocks';
    for (const { id } of (await ask<{ id: string }[]>(address, { token })).slice(MOST_TEXT_BLOCKS))
      await ask(`${address}/${id}`, { method: 'DELETE', token });
    const body = { title: newAddress(), text: 'Guten Tag {name},' };
    return ask<{ id: string }>(address, { method: 'POST', token, body });
  },

  // What the assistant is taught, each asked for in words of its own
  'new-question': async ({ newAddress }) => ({ phrasing: newQuestion(newAddress()) }),
  async 'taught-answer'({ ask, admin: { token }, newAddress }) {
    const address = '/api/admin/taught-answers';
    for (const { id } of (await ask<{ id: string }[]>(address, { token })).slice(MOST_TAUGHT_ANSWERS))
      await ask(`${address}/${id}`, { method: 'DELETE', token });
    const body = { phrasings: [newQuestion(newAddress())], answer: 'Das steht auf der Seite „Unternehmen“.' };
    return ask<{ id: string }>(address, { method: 'POST', token, body });
  },
};
