import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { passwordChangedMail } from '../mails/account-mails.ts';
import { mailAccountWhen } from './account-mail.ts';

type PasswordChanged = Extract<AccountEvent, { type: 'PasswordChanged' }>;

/** Whoever changed it, the owner learns of it; what the operator sets by the command line is no news to the operator. */
export const whenPasswordChangedThenMailOwner = mailAccountWhen({
  name: 'when-password-changed-then-mail-owner',
  when: 'PasswordChanged',
  mail: ({ recordedAt }) => passwordChangedMail.with({ changedAt: recordedAt }),
  unless: (event) => (event as RecordedEvent<PasswordChanged>).data.by === 'operator',
});
