import {
  authenticatorAppAdded,
  authenticatorAppRemoved,
  emailVerified,
  passkeyAdded,
  passkeyRemoved,
  registered,
  verificationCodeIssued,
} from '@sternklar/contracts/accounts/testing/account.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { accountStreamType } from '../account.ts';
import { at } from '../testing/at.ts';
import { verifyEmail } from './verify-email.ts';

const spec = deciderSpec(accountStreamType);
const now = new Date('2026-03-01T09:00:00.000Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const withCode = spec.given(registered(), at(now, verificationCodeIssued(now), 'code-1'));

describe('verifying an address', () => {
  it('believes whoever entered the code in time', () => {
    withCode.when((state) => verifyEmail(state, { matchedCodeId: 'code-1', now: minutes(14) })).then(emailVerified);
  });

  it('takes away what was set up beside the password before, when that was possible', () => {
    spec
      .given(
        registered(),
        passkeyAdded('key'),
        authenticatorAppAdded('app'),
        at(now, verificationCodeIssued(now), 'code-1'),
      )
      .when((state) => verifyEmail(state, { matchedCodeId: 'code-1', now }))
      .then(emailVerified, passkeyRemoved('key'), authenticatorAppRemoved('app'));
  });

  it('is refused without a matching code', () => {
    withCode.when((state) => verifyEmail(state, { matchedCodeId: null, now })).thenRejected('code-invalid');
  });

  it('is refused with a code that has expired', () => {
    withCode
      .when((state) => verifyEmail(state, { matchedCodeId: 'code-1', now: minutes(15) }))
      .thenRejected('code-invalid');
  });

  it('is refused with a code that a newer one replaced', () => {
    spec
      .given(
        registered(),
        at(now, verificationCodeIssued(now), 'code-1'),
        at(minutes(2), verificationCodeIssued(minutes(2)), 'code-2'),
      )
      .when((state) => verifyEmail(state, { matchedCodeId: 'code-1', now: minutes(3) }))
      .thenRejected('code-invalid');
  });

  it('again changes nothing, with whatever code', () => {
    spec
      .given(registered(), emailVerified)
      .when((state) => verifyEmail(state, { matchedCodeId: null, now }))
      .thenNothing();
  });

  it('is refused for an account that is none', () => {
    spec
      .given()
      .when((state) => verifyEmail(state, { matchedCodeId: 'code-1', now }))
      .thenRejected('code-invalid');
  });
});
