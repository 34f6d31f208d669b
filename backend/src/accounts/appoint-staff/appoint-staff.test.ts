import {
  authenticatorAppAdded,
  authenticatorAppRemoved,
  emailVerified,
  passkeyAdded,
  passkeyRemoved,
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

  it('takes away the passkeys and the app of whoever had it, verified or not', () => {
    const [known, app] = ['01890000-0000-7000-8000-0000000000a1', '01890000-0000-7000-8000-0000000000a2'];
    const setUp = [passkeyAdded(known), authenticatorAppAdded(app)];
    const removed = [passkeyRemoved(known, 'operator'), authenticatorAppRemoved(app, 'operator')];
    spec
      .given(registered(), ...setUp)
      .when((state) => appointStaff(state, { role: 'admin' }))
      .then(passwordChanged('operator'), ...removed, emailVerified, roleGranted('admin'));
    spec
      .given(registered(), emailVerified, ...setUp)
      .when((state) => appointStaff(state, { role: 'admin' }))
      .then(passwordChanged('operator'), ...removed, roleGranted('admin'));
  });

  it('leaves the password, passkeys and app of somebody who is staff already', () => {
    spec
      .given(registered(), emailVerified, roleGranted('admin'), passkeyAdded('one'))
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
