import { signInChangedMail } from '../mails/sign-in-changed-mail.ts';
import { mailAccountWhen } from './account-mail.ts';

export const whenAuthenticatorAppRemovedThenMailOwner = mailAccountWhen({
  name: 'when-authenticator-app-removed-then-mail-owner',
  when: 'AuthenticatorAppRemoved',
  mail: (event) => signInChangedMail.with({ what: 'authenticator-app-removed', at: event.recordedAt }),
});
