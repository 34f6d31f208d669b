import { ask, call, oneOf, read, sometimes } from '../call.ts';
import type { People } from '../people.ts';

const QUESTIONS = ['Was kostet das?', 'Wie läuft das ab?', 'Kann ich mit einem Menschen sprechen?'];

/** Somebody on a partner's page: most only load the button, some open the chat and ask something. */
export const visitorChats = ({ partners }: People): void => {
  call({ path: '/chat-widget.js' });
  if (!sometimes(40)) return;
  const { key, origin } = oneOf(partners);
  const session = ask<{ token: string }>({
    method: 'POST',
    path: '/api/widget/sessions',
    body: { key },
    origin,
    right: 201,
  });
  if (!session) return;
  const { token } = session;
  call({ path: '/api/chat/state', token, origin });
  read(2);
  call({ method: 'POST', path: '/api/chat/message', token, origin, body: { message: oneOf(QUESTIONS) } });
  read(1);
  call({ path: '/api/chat/history', token, origin });
};
