import { signInChangedMail } from '../mails/sign-in-changed-mail.ts';
import { mailAccountWhen } from './account-mail.ts';

export const whenPasskeyAddedThenMailOwner = mailAccountWhen({
  name: 'when-passkey-added-then-mail-owner',
  when: 'PasskeyAdded',
  mail: (event) => signInChangedMail.with({ what: 'passkey-added', at: event.recordedAt }),
});
