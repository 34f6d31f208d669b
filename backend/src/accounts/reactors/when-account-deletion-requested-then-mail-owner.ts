import { mailAccountWhen } from './account-mail.ts';

/** Confirms the request, and warns the owner should somebody else have made it. */
export const whenAccountDeletionRequestedThenMailOwner = mailAccountWhen({
  name: 'when-account-deletion-requested-then-mail-owner',
  when: 'AccountDeletionRequested',
  template: 'account-deletion-requested',
  params: ({ recordedAt }) => ({ requestedAt: recordedAt }),
});
