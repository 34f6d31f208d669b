import { notificationSettingsChanged, registered } from '@sternklar/contracts/accounts/testing/account.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { accountStreamType } from '../account.ts';
import { changeNotificationSettings } from './change-notification-settings.ts';

const spec = deciderSpec(accountStreamType);

describe('changing which mails the owner wants', () => {
  it('is recorded: mails about a status are wanted until somebody says otherwise', () => {
    spec
      .given(registered())
      .when((state) => changeNotificationSettings(state, { statusMails: false }))
      .then(notificationSettingsChanged(false));
  });

  it('can be taken back', () => {
    spec
      .given(registered(), notificationSettingsChanged(false))
      .when((state) => changeNotificationSettings(state, { statusMails: true }))
      .then(notificationSettingsChanged(true));
  });

  it('to what is wanted already records nothing', () => {
    spec
      .given(registered())
      .when((state) => changeNotificationSettings(state, { statusMails: true }))
      .then();
  });

  it('is refused for an account that is none', () => {
    spec
      .given()
      .when((state) => changeNotificationSettings(state, { statusMails: false }))
      .thenRejected('account-unknown');
  });
});
