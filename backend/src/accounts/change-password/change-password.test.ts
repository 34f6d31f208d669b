import {
  deletionRequested,
  emailVerified,
  passwordChanged,
  registered,
} from '@sternklar/contracts/accounts/testing/account.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { accountStreamType } from '../account.ts';
import { changePassword } from './change-password.ts';

const spec = deciderSpec(accountStreamType);

describe('changing the own password', () => {
  it('is recorded for whoever knows the one in force, verified or not', () => {
    for (const past of [[registered()], [registered(), emailVerified]]) {
      spec
        .given(...past)
        .when((state) => changePassword(state, { confirmedVersion: 1 }))
        .then(passwordChanged('owner'));
    }
  });

  it('is possible again with the new password, whatever else happened to the account', () => {
    spec
      .given(registered(), passwordChanged('owner'), emailVerified, deletionRequested)
      .when((state) => changePassword(state, { confirmedVersion: 2 }))
      .then(passwordChanged('owner'));
  });

  it('is refused when the password was changed while the old one was being checked', () => {
    spec
      .given(registered(), passwordChanged('reset-code'))
      .when((state) => changePassword(state, { confirmedVersion: 1 }))
      .thenRejected('password-changed-meanwhile');
  });

  it('is refused for an account that is none', () => {
    spec
      .given()
      .when((state) => changePassword(state, { confirmedVersion: 1 }))
      .thenRejected('password-changed-meanwhile');
  });
});
