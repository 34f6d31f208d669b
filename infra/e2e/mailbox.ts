import { vi } from 'vitest';

const RESET_HEADING = 'Legen Sie ein neues Passwort fest';

/** The code in the newest mail to an address: the one that verifies it, or the one that resets the password. */
export const codeFromMailbox = (url: string, email: string, purpose: 'verify' | 'reset' = 'verify'): Promise<string> =>
  vi.waitFor(
    async () => {
      const answer = await fetch(`${url}/mailbox.json?to=${encodeURIComponent(email)}`);
      const mails = (await answer.json()) as { readonly text: string }[];
      const mail = mails.find(({ text }) => text.includes(RESET_HEADING) === (purpose === 'reset'));
      const code = mail?.text.match(/^\s*([A-Z0-9]{6})\s*$/m)?.[1];
      if (code === undefined) throw new Error(`No mail with a code to ${purpose} reached ${email}.`);
      return code;
    },
    { timeout: 10_000, interval: 50 },
  );

/** The text of the newest mail with a subject to an address. */
export const mailTo = (url: string, email: string, subject: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const answer = await fetch(`${url}/mailbox.json?to=${encodeURIComponent(email)}`);
      const mails = (await answer.json()) as { readonly subject: string; readonly text: string }[];
      const mail = mails.find((one) => one.subject === subject);
      if (mail === undefined) throw new Error(`No mail „${subject}“ reached ${email}.`);
      return mail.text;
    },
    { timeout: 10_000, interval: 50 },
  );
