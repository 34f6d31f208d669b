import {
  accountErased,
  emailVerified,
  passkeyAdded,
  passkeyRemoved,
  passwordChanged,
  recoveryCodesIssued,
  registered,
} from '@sternklar/contracts/accounts/testing/account.builders';
import { PASSKEYS_PER_ACCOUNT } from '@sternklar/contracts/constants';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { accountStreamType } from '../account.ts';
import { issueRecoveryCodes } from '../recovery-codes/issue-recovery-codes.ts';
import { addPasskey, removePasskey } from './change-passkeys.ts';

const spec = deciderSpec(accountStreamType);
const adding =
  (passkeyId: string, passwordVersion = 1) =>
  (state: Parameters<typeof addPasskey>[0]) =>
    addPasskey(state, { passkeyId, passwordVersion });
const removing = (passkeyId: string) => (state: Parameters<typeof removePasskey>[0]) =>
  removePasskey(state, { passkeyId, by: 'owner' });

describe('a passkey', () => {
  it('is added once', () => {
    spec.given(registered(), emailVerified).when(adding('one')).then(passkeyAdded('one'));
    spec.given(registered(), passkeyAdded('one')).when(adding('one')).thenNothing();
    spec.given(registered(), emailVerified, passkeyAdded('one')).when(adding('two')).then(passkeyAdded('two'));
  });

  it('is not added to an account that is gone, nor to one that has too many', () => {
    spec.given().when(adding('one')).thenRejected('account-gone');
    spec.given(registered(), accountErased()).when(adding('one')).thenRejected('account-gone');
    const many = Array.from({ length: PASSKEYS_PER_ACCOUNT }, (_, index) => passkeyAdded(`key-${index}`));
    spec
      .given(registered(), emailVerified, ...many)
      .when(adding('one'))
      .thenRejected('too-many-passkeys');
    spec
      .given(registered(), emailVerified, ...many, passkeyRemoved('key-0'))
      .when(adding('one'))
      .then(passkeyAdded('one'));
  });

  it('is not added before the address is verified; one from before is removed as ever', () => {
    spec.given(registered()).when(adding('one')).thenRejected('email-unverified');
    spec.given(registered(), passkeyAdded('one')).when(adding('two')).thenRejected('email-unverified');
  });

  it('is not added with a password that another one replaced meanwhile', () => {
    const before = spec.given(registered(), emailVerified, passwordChanged());
    before.when(adding('one', 1)).thenRejected('password-changed-meanwhile');
    before.when(adding('one', 3)).then(passkeyAdded('one'));
  });

  it('is removed once', () => {
    spec.given(registered(), passkeyAdded('one')).when(removing('one')).then(passkeyRemoved('one'));
    spec
      .given(registered(), passkeyAdded('one'), passkeyRemoved('one'))
      .when(removing('one'))
      .thenRejected('passkey-unknown');
    spec.given(registered()).when(removing('one')).thenRejected('passkey-unknown');
  });
});

describe('codes for a lost passkey', () => {
  it('are issued to an account that is there and verified', () => {
    spec.given(registered(), emailVerified).when(issueRecoveryCodes).then(recoveryCodesIssued);
    spec.given(registered()).when(issueRecoveryCodes).thenRejected('email-unverified');
    spec.given(registered(), accountErased()).when(issueRecoveryCodes).thenRejected('account-gone');
  });
});
