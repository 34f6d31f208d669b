import {
  deletionRequested,
  deletionWithdrawn,
  registered,
} from '@sternklar/contracts/accounts/testing/account.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { accountStreamType } from '../account.ts';
import { requestAccountDeletion } from './request-account-deletion.ts';

const spec = deciderSpec(accountStreamType);

describe('asking for the account to be deleted', () => {
  it('is recorded', () => {
    spec.given(registered()).when(requestAccountDeletion).then(deletionRequested);
  });

  it('a second time records nothing', () => {
    spec.given(registered(), deletionRequested).when(requestAccountDeletion).then();
  });

  it('is possible again after it was withdrawn', () => {
    spec.given(registered(), deletionRequested, deletionWithdrawn).when(requestAccountDeletion).then(deletionRequested);
  });

  it('is refused for an account that is none', () => {
    spec.given().when(requestAccountDeletion).thenRejected('account-unknown');
  });
});
