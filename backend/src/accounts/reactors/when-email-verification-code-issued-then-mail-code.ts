import { verifyEmailMail } from '../mails/account-mails.ts';
import { mailAccountWhen } from './account-mail.ts';

/** The mail carries the issuing event's id; the code is derived from it when the mail is sent. */
export const whenEmailVerificationCodeIssuedThenMailCode = mailAccountWhen({
  name: 'when-email-verification-code-issued-then-mail-code',
  when: 'EmailVerificationCodeIssued',
  mail: (event) => verifyEmailMail.with({ codeEventId: event.id }),
});
