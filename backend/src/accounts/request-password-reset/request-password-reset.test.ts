import {
  abandoned,
  registered,
  resetCodeIssued,
  verificationCodeIssued,
} from '@sternklar/contracts/accounts/testing/account.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { accountStreamType } from '../account.ts';
import { at } from '../testing/at.ts';
import { requestPasswordReset } from './request-password-reset.ts';

const spec = deciderSpec(accountStreamType);
const now = new Date('2026-03-01T09:00:00.000Z');
const seconds = (count: number) => new Date(now.getTime() + count * 1_000);

describe('asking for a reset code', () => {
  it('issues one for fifteen minutes, whether or not the address is verified', () => {
    spec
      .given(registered(), at(now, verificationCodeIssued(now)))
      .when((state) => requestPasswordReset(state, { now }))
      .then(resetCodeIssued(now));
  });

  it('too often issues none, and says nothing about it', () => {
    const past = spec.given(registered(), at(now, resetCodeIssued(now)));
    past.when((state) => requestPasswordReset(state, { now: seconds(59) })).thenNothing();
    past.when((state) => requestPasswordReset(state, { now: seconds(60) })).then(resetCodeIssued(seconds(60)));
  });

  it('issues none where there is no account', () => {
    spec
      .given()
      .when((state) => requestPasswordReset(state, { now }))
      .thenNothing();
    spec
      .given(abandoned)
      .when((state) => requestPasswordReset(state, { now }))
      .thenNothing();
  });
});
