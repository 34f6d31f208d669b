import { confirmEmailChangeMail } from '../mails/email-change-mails.ts';
import { mailAccountWhen } from './account-mail.ts';

/** It goes to the new address, whose reader shows by the code that it is theirs. */
export const whenEmailChangeRequestedThenMailCode = mailAccountWhen({
  name: 'when-email-change-requested-then-mail-code',
  when: 'EmailChangeRequested',
  mail: ({ id, data }) => confirmEmailChangeMail.with({ accountId: data.accountId, codeEventId: id }),
});
