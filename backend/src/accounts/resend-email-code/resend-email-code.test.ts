import {
  emailVerified,
  registered,
  verificationCodeIssued,
} from '@sternklar/contracts/accounts/testing/account.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { accountStreamType } from '../account.ts';
import { at } from '../testing/at.ts';
import { resendEmailCode } from './resend-email-code.ts';

const spec = deciderSpec(accountStreamType);
const now = new Date('2026-03-01T09:00:00.000Z');
const seconds = (count: number) => new Date(now.getTime() + count * 1_000);
const issuedAt = (time: Date) => at(time, verificationCodeIssued(time));

describe('asking for another verification code', () => {
  it('issues one after a minute', () => {
    spec
      .given(registered(), issuedAt(now))
      .when((state) => resendEmailCode(state, { now: seconds(60) }))
      .then(verificationCodeIssued(seconds(60)));
  });

  it('is refused before, and told how long to wait', () => {
    spec
      .given(registered(), issuedAt(now))
      .when((state) => resendEmailCode(state, { now: seconds(18) }))
      .thenRejected('code-too-soon', { waitSeconds: 42 });
  });

  it('is refused for the sixth within an hour', () => {
    const five = [0, 60, 120, 180, 240].map((offset) => issuedAt(seconds(offset)));
    spec
      .given(registered(), ...five)
      .when((state) => resendEmailCode(state, { now: seconds(600) }))
      .thenRejected('code-too-soon', { waitSeconds: 3_000 });
  });

  it('changes nothing once the address is verified', () => {
    spec
      .given(registered(), issuedAt(now), emailVerified)
      .when((state) => resendEmailCode(state, { now: seconds(1) }))
      .thenNothing();
  });
});
