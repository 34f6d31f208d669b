import {
  abandoned,
  accountErased,
  deletionRequested,
  deletionWithdrawn,
  emailVerified,
  registered,
  roleGranted,
} from '@sternklar/contracts/accounts/testing/account.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type AccountState, accountStreamType } from '../account.ts';
import { type EraseAccount, eraseAccount } from './erase-account.ts';

const spec = deciderSpec(accountStreamType);
const erasing =
  (command: Partial<EraseAccount> = {}) =>
  (state: AccountState) =>
    eraseAccount(state, {
      reason: 'owner',
      hasOtherAdmin: false,
      runsSubscription: false,
      owesInvoices: false,
      awaitsBank: false,
      ...command,
    });

describe('erasing an account', () => {
  it('is recorded, with who wanted it, whatever happened to the account before', () => {
    for (const past of [[registered()], [registered(), emailVerified, deletionRequested]]) {
      spec
        .given(...past)
        .when(erasing())
        .then(accountErased('owner'));
      spec
        .given(...past)
        .when(erasing({ reason: 'admin' }))
        .then(accountErased('admin'));
    }
  });

  it('a second time records nothing, whoever asks', () => {
    const past = [registered(), accountErased()] as const;
    spec
      .given(...past)
      .when(erasing())
      .then();
    spec
      .given(...past)
      .when(erasing({ reason: 'admin', runsSubscription: true }))
      .then();
  });

  it('records nothing where what it rests on does not hold any more, whatever else would keep it', () => {
    const isDue = ({ deletionRequestedAt }: { readonly deletionRequestedAt: string | null }) =>
      deletionRequestedAt !== null;
    spec
      .given(registered(), deletionRequested, deletionWithdrawn)
      .when(erasing({ isDue, runsSubscription: true }))
      .thenNothing();
    spec.given(registered(), deletionRequested).when(erasing({ isDue })).then(accountErased());
  });

  it('is refused for the last admin, and for no other', () => {
    const past = [registered(), roleGranted('admin')] as const;
    spec
      .given(...past)
      .when(erasing())
      .thenRejected('last-admin');
    spec
      .given(...past)
      .when(erasing({ hasOtherAdmin: true }))
      .then(accountErased());
    spec.given(registered(), roleGranted('auditor')).when(erasing()).then(accountErased());
  });

  it('is refused while an invoice is open, whoever asks', () => {
    spec
      .given(registered())
      .when(erasing({ owesInvoices: true }))
      .thenRejected('invoices-open');
    spec
      .given(registered())
      .when(erasing({ owesInvoices: true, reason: 'admin' }))
      .thenRejected('invoices-open');
  });

  it('is refused while a bank decides about a payment, which may open its invoice again', () => {
    spec
      .given(registered())
      .when(erasing({ awaitsBank: true }))
      .thenRejected('payment-disputed');
  });

  it('is refused while a subscription runs', () => {
    spec
      .given(registered())
      .when(erasing({ runsSubscription: true }))
      .thenRejected('subscription-running');
  });

  it('is refused for an account that is none', () => {
    spec.given().when(erasing()).thenRejected('account-unknown');
    spec.given(abandoned).when(erasing()).thenRejected('account-unknown');
  });
});
