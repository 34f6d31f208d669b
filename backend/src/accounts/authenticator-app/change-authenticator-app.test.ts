import {
  accountErased,
  authenticatorAppAdded,
  authenticatorAppRemoved,
  emailVerified,
  passwordChanged,
  recoveryCodesIssued,
  registered,
} from '@sternklar/contracts/accounts/testing/account.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { accountStreamType } from '../account.ts';
import { addAuthenticatorApp, removeAuthenticatorApp } from './change-authenticator-app.ts';

const spec = deciderSpec(accountStreamType);
type State = Parameters<typeof addAuthenticatorApp>[0];
const adding =
  (appId: string, withCodes = false, passwordVersion = 1) =>
  (state: State) =>
    addAuthenticatorApp(state, { appId, withCodes, passwordVersion });
const removing =
  (appId: string, by: 'owner' | 'operator' = 'owner') =>
  (state: State) =>
    removeAuthenticatorApp(state, { appId, by });

describe('an authenticator app', () => {
  it('is added, with recovery codes for whoever has none', () => {
    spec.given(registered(), emailVerified).when(adding('one')).then(authenticatorAppAdded('one'));
    spec
      .given(registered(), emailVerified)
      .when(adding('one', true))
      .then(authenticatorAppAdded('one'), recoveryCodesIssued);
  });

  it('is the only one: nothing happens for the same again, and another is refused before it is removed', () => {
    spec.given(registered(), authenticatorAppAdded('one')).when(adding('one', true)).thenNothing();
    spec
      .given(registered(), emailVerified, authenticatorAppAdded('one'))
      .when(adding('two'))
      .thenRejected('app-exists');
    spec
      .given(registered(), emailVerified, authenticatorAppAdded('one'), authenticatorAppRemoved('one'))
      .when(adding('two'))
      .then(authenticatorAppAdded('two'));
  });

  it('is not added before the address is verified', () => {
    spec.given(registered()).when(adding('one', true)).thenRejected('email-unverified');
  });

  it('is not added with a password that another one replaced meanwhile', () => {
    spec
      .given(registered(), emailVerified, passwordChanged())
      .when(adding('one', true, 1))
      .thenRejected('password-changed-meanwhile');
  });

  it('is removed once, by its owner or the operator', () => {
    spec
      .given(registered(), authenticatorAppAdded('one'))
      .when(removing('one', 'operator'))
      .then(authenticatorAppRemoved('one', 'operator'));
    spec.given(registered(), authenticatorAppAdded('two')).when(removing('one')).thenRejected('app-unknown');
    spec
      .given(registered(), authenticatorAppAdded('one'), authenticatorAppRemoved('one'))
      .when(removing('one'))
      .thenRejected('app-unknown');
  });

  it('is nothing for an account that is gone', () => {
    spec.given().when(adding('one')).thenRejected('account-gone');
    spec.given(registered(), accountErased()).when(adding('one')).thenRejected('account-gone');
    spec
      .given(registered(), authenticatorAppAdded('one'), accountErased())
      .when(removing('one'))
      .thenRejected('app-unknown');
  });
});
