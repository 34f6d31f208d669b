import {
  emailVerified,
  registered,
  roleGranted,
  roleRevoked,
} from '@sternklar/contracts/accounts/testing/account.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { accountStreamType } from '../account.ts';
import { revokeRole } from './revoke-role.ts';

const spec = deciderSpec(accountStreamType);
const admin = [registered(), emailVerified, roleGranted('admin')] as const;

describe('revoking a role', () => {
  it('takes it away', () => {
    spec
      .given(...admin)
      .when((state) => revokeRole(state, { role: 'admin' }))
      .then(roleRevoked('admin'));
  });

  it('changes nothing when the account does not hold it, or no longer', () => {
    spec
      .given(...admin)
      .when((state) => revokeRole(state, { role: 'auditor' }))
      .thenNothing();
    spec
      .given(...admin, roleRevoked('admin'))
      .when((state) => revokeRole(state, { role: 'admin' }))
      .thenNothing();
  });

  it('is refused where there is no account', () => {
    spec
      .given()
      .when((state) => revokeRole(state, { role: 'admin' }))
      .thenRejected('account-unknown');
  });
});
