import { emailChangedMail } from '../mails/email-change-mails.ts';
import { mailAccountWhen } from './account-mail.ts';

/** Whoever reads the former address learns of the change, and may take it back; an address that was never verified is told nothing. */
export const whenEmailChangedThenMailFormerAddress = mailAccountWhen({
  name: 'when-email-changed-then-mail-former-address',
  when: 'EmailChanged',
  mail: ({ id, data, recordedAt }) =>
    emailChangedMail.with({ accountId: data.accountId, changeId: id, changedAt: recordedAt }),
  unless: ({ data }) => data.undoUntil === null,
});
