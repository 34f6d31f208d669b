import {
  emailVerified,
  passwordChanged,
  registered,
  roleGranted,
} from '@sternklar/contracts/accounts/testing/account.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { accountStreamType } from '../account.ts';
import { appointStaff } from './appoint-staff.ts';

const spec = deciderSpec(accountStreamType);

describe('appointing an account that somebody registered', () => {
  it('changes its password, verifies its address and grants the role', () => {
    spec
      .given(registered())
      .when((state) => appointStaff(state, { role: 'admin' }))
      .then(passwordChanged('operator'), emailVerified, roleGranted('admin'));
  });

  it('does not verify an address twice', () => {
    spec
      .given(registered(), emailVerified)
      .when((state) => appointStaff(state, { role: 'auditor' }))
      .then(passwordChanged('operator'), roleGranted('auditor'));
  });

  it('leaves the password of somebody who is staff already', () => {
    spec
      .given(registered(), emailVerified, roleGranted('admin'))
      .when((state) => appointStaff(state, { role: 'auditor' }))
      .then(roleGranted('auditor'));
  });

  it('changes nothing at the next start', () => {
    spec
      .given(registered(), emailVerified, roleGranted('admin'))
      .when((state) => appointStaff(state, { role: 'admin' }))
      .thenNothing();
  });

  it('is refused where there is no account', () => {
    spec
      .given()
      .when((state) => appointStaff(state, { role: 'admin' }))
      .thenRejected('account-unknown');
  });
});
