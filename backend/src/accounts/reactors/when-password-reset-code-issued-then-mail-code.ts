import { resetPasswordMail } from '../mails/account-mails.ts';
import { mailAccountWhen } from './account-mail.ts';

/** The mail carries the issuing event's id; the code is derived from it when the mail is sent. */
export const whenPasswordResetCodeIssuedThenMailCode = mailAccountWhen({
  name: 'when-password-reset-code-issued-then-mail-code',
  when: 'PasswordResetCodeIssued',
  mail: (event) => resetPasswordMail.with({ codeEventId: event.id }),
});
