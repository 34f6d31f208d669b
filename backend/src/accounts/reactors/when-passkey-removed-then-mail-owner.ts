import { signInChangedMail } from '../mails/sign-in-changed-mail.ts';
import { mailAccountWhen } from './account-mail.ts';

export const whenPasskeyRemovedThenMailOwner = mailAccountWhen({
  name: 'when-passkey-removed-then-mail-owner',
  when: 'PasskeyRemoved',
  mail: (event) => signInChangedMail.with({ what: 'passkey-removed', at: event.recordedAt }),
});
