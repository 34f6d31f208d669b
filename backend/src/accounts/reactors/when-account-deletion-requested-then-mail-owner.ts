import { accountDeletionRequestedMail } from '../mails/account-mails.ts';
import { mailAccountWhen } from './account-mail.ts';

/** Confirms the request, and warns the owner should somebody else have made it. */
export const whenAccountDeletionRequestedThenMailOwner = mailAccountWhen({
  name: 'when-account-deletion-requested-then-mail-owner',
  when: 'AccountDeletionRequested',
  mail: ({ recordedAt }) => accountDeletionRequestedMail.with({ requestedAt: recordedAt }),
});
