import {
  authenticatorAppAdded,
  authenticatorAppRemoved,
  emailVerified,
  passkeyAdded,
  passkeyRemoved,
  passwordChanged,
  registered,
  resetCodeIssued,
} from '@sternklar/contracts/accounts/testing/account.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { accountStreamType } from '../account.ts';
import { at } from '../testing/at.ts';
import { resetPassword } from './reset-password.ts';

const spec = deciderSpec(accountStreamType);
const now = new Date('2026-03-01T09:00:00.000Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const withCode = [registered(), emailVerified, at(now, resetCodeIssued(now), 'code-1')] as const;

describe('resetting a password', () => {
  it('changes it for whoever entered the code in time', () => {
    spec
      .given(...withCode)
      .when((state) => resetPassword(state, { matchedCodeId: 'code-1', now: minutes(14) }))
      .then(passwordChanged());
  });

  it('takes passkeys and app away where the address was never verified, and leaves them where it was', () => {
    const setUp = [passkeyAdded('key'), authenticatorAppAdded('app'), at(now, resetCodeIssued(now), 'code-1')] as const;
    const command = { matchedCodeId: 'code-1', now };
    spec
      .given(registered(), ...setUp)
      .when((state) => resetPassword(state, command))
      .then(passwordChanged(), passkeyRemoved('key'), authenticatorAppRemoved('app'));
    spec
      .given(registered(), emailVerified, ...setUp)
      .when((state) => resetPassword(state, command))
      .then(passwordChanged());
  });

  it('is refused without a matching code', () => {
    spec
      .given(...withCode)
      .when((state) => resetPassword(state, { matchedCodeId: null, now }))
      .thenRejected('code-invalid');
  });

  it('is refused with a code that has expired', () => {
    spec
      .given(...withCode)
      .when((state) => resetPassword(state, { matchedCodeId: 'code-1', now: minutes(15) }))
      .thenRejected('code-invalid');
  });

  it('is refused with a code that a newer one replaced', () => {
    spec
      .given(...withCode, at(minutes(1), resetCodeIssued(minutes(1)), 'code-2'))
      .when((state) => resetPassword(state, { matchedCodeId: 'code-1', now: minutes(2) }))
      .thenRejected('code-invalid');
  });

  it('works once with one code', () => {
    spec
      .given(...withCode, passwordChanged())
      .when((state) => resetPassword(state, { matchedCodeId: 'code-1', now }))
      .thenRejected('code-invalid');
  });

  it('is refused for an account that is none', () => {
    spec
      .given()
      .when((state) => resetPassword(state, { matchedCodeId: 'code-1', now }))
      .thenRejected('code-invalid');
  });
});
