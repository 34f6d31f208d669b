import {
  emailVerified,
  registered,
  roleGranted,
  roleRevoked,
} from '@sternklar/contracts/accounts/testing/account.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { accountStreamType } from '../account.ts';
import { grantRole } from './grant-role.ts';

const spec = deciderSpec(accountStreamType);

describe('granting a role', () => {
  it('gives it to a verified account', () => {
    spec
      .given(registered(), emailVerified)
      .when((state) => grantRole(state, { role: 'auditor' }))
      .then(roleGranted('auditor'));
  });

  it('gives a second role beside the first, and one back that was revoked', () => {
    spec
      .given(registered(), emailVerified, roleGranted('auditor'), roleGranted('admin'), roleRevoked('auditor'))
      .when((state) => grantRole(state, { role: 'auditor' }))
      .then(roleGranted('auditor'));
  });

  it('again changes nothing', () => {
    spec
      .given(registered(), emailVerified, roleGranted('admin'))
      .when((state) => grantRole(state, { role: 'admin' }))
      .thenNothing();
  });

  it('is refused while the address is unverified, because the account could be anybody’s', () => {
    spec
      .given(registered())
      .when((state) => grantRole(state, { role: 'admin' }))
      .thenRejected('email-unverified');
  });

  it('is refused where there is no account', () => {
    spec
      .given()
      .when((state) => grantRole(state, { role: 'admin' }))
      .thenRejected('account-unknown');
  });
});
