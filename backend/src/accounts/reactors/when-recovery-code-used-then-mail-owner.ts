import { signInChangedMail } from '../mails/sign-in-changed-mail.ts';
import { mailAccountWhen } from './account-mail.ts';

export const whenRecoveryCodeUsedThenMailOwner = mailAccountWhen({
  name: 'when-recovery-code-used-then-mail-owner',
  when: 'RecoveryCodeUsed',
  mail: (event) => signInChangedMail.with({ what: 'recovery-code-used', at: event.recordedAt }),
});
