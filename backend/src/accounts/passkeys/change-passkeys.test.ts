import {
  accountErased,
  emailVerified,
  passkeyAdded,
  passkeyRemoved,
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
const adding = (passkeyId: string) => (state: Parameters<typeof addPasskey>[0]) => addPasskey(state, { passkeyId });
const removing = (passkeyId: string) => (state: Parameters<typeof removePasskey>[0]) =>
  removePasskey(state, { passkeyId, by: 'owner' });

describe('a passkey', () => {
  it('is added once', () => {
    spec.given(registered(), emailVerified).when(adding('one')).then(passkeyAdded('one'));
    spec.given(registered(), passkeyAdded('one')).when(adding('one')).thenNothing();
    spec.given(registered(), passkeyAdded('one')).when(adding('two')).then(passkeyAdded('two'));
  });

  it('is not added to an account that is gone, nor to one that has too many', () => {
    spec.given().when(adding('one')).thenRejected('account-gone');
    spec.given(registered(), accountErased()).when(adding('one')).thenRejected('account-gone');
    const many = Array.from({ length: PASSKEYS_PER_ACCOUNT }, (_, index) => passkeyAdded(`key-${index}`));
    spec
      .given(registered(), ...many)
      .when(adding('one'))
      .thenRejected('too-many-passkeys');
    spec
      .given(registered(), ...many, passkeyRemoved('key-0'))
      .when(adding('one'))
      .then(passkeyAdded('one'));
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
  it('are issued to an account that is there', () => {
    spec.given(registered()).when(issueRecoveryCodes).then(recoveryCodesIssued);
    spec.given(registered(), accountErased()).when(issueRecoveryCodes).thenRejected('account-gone');
  });
});
