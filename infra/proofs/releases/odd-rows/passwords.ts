import { setTimeout as delay } from 'node:timers/promises';
import { type Ask, register } from '../../../../backend/src/testing/ask.ts';
import type { People, Place } from './people.ts';

const MAIL_WITHIN_MS = 20_000;

const resetCode = async (ask: Ask, email: string): Promise<string> => {
  await ask('/api/auth/forgot-password', { method: 'POST', body: { email } });
  for (const deadline = Date.now() + MAIL_WITHIN_MS; Date.now() < deadline; await delay(100)) {
    const mails = await ask<{ subject: string; text: string }[]>(`/mailbox.json?to=${encodeURIComponent(email)}`);
    const code = mails.find(({ subject }) => /Passwort/.test(subject))?.text.match(/^\s*([A-Z0-9]{6})\s*$/m)?.[1];
    if (code) return code;
  }
  throw new Error('The mail with the code to reset a password did not come.');
};

/** Somebody who forgot the password, registered again instead, and then changed it once more. */
export const writePasswords = async ({ ask }: Place, people: People) => {
  const forgetful = await people.openVerified('vergesslich@sternklar.test');
  const again = register(ask, { email: forgetful.email, password: 'etwas-anderes-1' });
  if (await again.catch(() => null)) throw new Error('An address was given away twice.');
  const code = await resetCode(ask, forgetful.email);
  const reset = { email: forgetful.email, reset_code: code, new_password: 'zwischendurch-1' };
  await ask('/api/auth/reset-password', { method: 'POST', body: reset });
  const login = { email: forgetful.email, password: 'zwischendurch-1' };
  const { access_token: token } = await ask<{ access_token: string }>('/api/auth/login', {
    method: 'POST',
    body: login,
  });
  const changed = { current_password: 'zwischendurch-1', new_password: 'endgueltig-1' };
  await ask('/api/auth/change-password', { method: 'POST', token, body: changed });
  people.forget(forgetful);
  people.people.push({ email: forgetful.email, password: 'endgueltig-1', token });
};
