import {
  deletionRequested,
  deletionWithdrawn,
  registered,
} from '@sternklar/contracts/accounts/testing/account.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { accountStreamType } from '../account.ts';
import { withdrawAccountDeletion } from './withdraw-account-deletion.ts';

const spec = deciderSpec(accountStreamType);

describe('withdrawing the request to delete the account', () => {
  it('is recorded', () => {
    spec.given(registered(), deletionRequested).when(withdrawAccountDeletion).then(deletionWithdrawn);
  });

  it('records nothing where nothing is requested, or no longer', () => {
    spec.given(registered()).when(withdrawAccountDeletion).then();
    spec.given(registered(), deletionRequested, deletionWithdrawn).when(withdrawAccountDeletion).then();
  });

  it('is refused for an account that is none', () => {
    spec.given().when(withdrawAccountDeletion).thenRejected('account-unknown');
  });
});
