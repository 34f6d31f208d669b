import { signInChangedMail } from '../mails/sign-in-changed-mail.ts';
import { mailAccountWhen } from './account-mail.ts';

export const whenAuthenticatorAppAddedThenMailOwner = mailAccountWhen({
  name: 'when-authenticator-app-added-then-mail-owner',
  when: 'AuthenticatorAppAdded',
  mail: (event) => signInChangedMail.with({ what: 'authenticator-app-added', at: event.recordedAt }),
});
