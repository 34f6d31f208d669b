import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type AccountState, exists } from '../account.ts';

export interface ChangeNotificationSettings {
  /** Whether the owner wants a mail when the status of a review changes. */
  readonly statusMails: boolean;
}

/** Records what the owner wants from now on; what they want already changes nothing. */
export const changeNotificationSettings = (
  state: AccountState,
  { statusMails }: ChangeNotificationSettings,
): Decision<AccountEvent, 'account-unknown'> => {
  if (!exists(state)) return reject('account-unknown');
  if (state.statusMails === statusMails) return [];
  return [{ type: 'NotificationSettingsChanged', data: { accountId: state.accountId, statusMails } }];
};
