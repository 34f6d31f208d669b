import { passwordChangedMail } from '../mails/account-mails.ts';
import { mailAccountWhen } from './account-mail.ts';

/** Whoever changed it, the owner learns of it; what the operator sets by the command line is no news to the operator. */
export const whenPasswordChangedThenMailOwner = mailAccountWhen({
  name: 'when-password-changed-then-mail-owner',
  when: 'PasswordChanged',
  mail: ({ recordedAt }) => passwordChangedMail.with({ changedAt: recordedAt }),
  unless: ({ data }) => data.by === 'operator',
});
