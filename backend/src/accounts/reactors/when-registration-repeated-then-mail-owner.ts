import { addressAlreadyRegisteredMail } from '../mails/account-mails.ts';
import { mailAccountWhen } from './account-mail.ts';

/** The owner of a taken address learns of the attempt; whoever made it learns nothing. */
export const whenRegistrationRepeatedThenMailOwner = mailAccountWhen({
  name: 'when-registration-repeated-then-mail-owner',
  when: 'RegistrationRepeated',
  mail: () => addressAlreadyRegisteredMail.with({}),
});
