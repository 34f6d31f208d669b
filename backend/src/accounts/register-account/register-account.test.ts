import {
  abandoned,
  accountId,
  emailVerified,
  registered,
  registrationRepeated,
  roleGranted,
  verificationCodeIssued,
} from '@sternklar/contracts/accounts/testing/account.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { accountStreamType } from '../account.ts';
import { at } from '../testing/at.ts';
import { abandonRegistration, registerAccount, reportRepeatedRegistration } from './register-account.ts';

const spec = deciderSpec(accountStreamType);
const now = new Date('2026-03-01T09:00:00.000Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const command = {
  accountId,
  email: 'anna@firma.example',
  phoneNumber: null,
  language: 'de',
  by: { kind: 'owner' },
  now,
} as const;

describe('registering', () => {
  it('records the account and issues a verification code for fifteen minutes', () => {
    spec
      .given()
      .when((state) => registerAccount(state, command))
      .then(registered(), verificationCodeIssued(now));
  });

  it('keeps the versions of AGB and Datenschutz that were named', () => {
    const terms = { agb: '2026-11-25', datenschutz: '2025-01-24.1' };
    spec
      .given()
      .when((state) => registerAccount(state, { ...command, terms }))
      .then(registered({ terms }), verificationCodeIssued(now));
  });

  it('keeps a telephone number that is given', () => {
    spec
      .given()
      .when((state) => registerAccount(state, { ...command, phoneNumber: '0671 12345' }))
      .then(registered({ phoneNumber: '0671 12345' }), verificationCodeIssued(now));
  });

  it('by the operator needs no code', () => {
    spec
      .given()
      .when((state) => registerAccount(state, { ...command, by: { kind: 'operator', role: 'admin' } }))
      .then(registered(), emailVerified, roleGranted('admin'));
    spec
      .given()
      .when((state) => registerAccount(state, { ...command, by: { kind: 'operator', role: null } }))
      .then(registered(), emailVerified);
  });

  it('is refused once it was given up, because the address may be somebody else’s', () => {
    spec
      .given(abandoned)
      .when((state) => registerAccount(state, command))
      .thenRejected('registration-abandoned');
  });
});

describe('giving a registration up', () => {
  it('closes the stream for good, once', () => {
    spec
      .given()
      .when((state) => abandonRegistration(state, { accountId }))
      .then(abandoned);
    spec
      .given(abandoned)
      .when((state) => abandonRegistration(state, { accountId }))
      .thenNothing();
  });

  it('is refused when the account came to be', () => {
    spec
      .given(registered())
      .when((state) => abandonRegistration(state, { accountId }))
      .thenRejected('account-exists');
  });
});

describe('registering a taken address', () => {
  const email = 'anna@firma.example';

  it('is reported to its owner', () => {
    spec
      .given(registered())
      .when((state) => reportRepeatedRegistration(state, { email, now }))
      .then(registrationRepeated);
  });

  it('is reported once an hour at most', () => {
    const past = spec.given(registered(), at(now, registrationRepeated));
    past.when((state) => reportRepeatedRegistration(state, { email, now: minutes(59) })).thenNothing();
    past.when((state) => reportRepeatedRegistration(state, { email, now: minutes(60) })).then(registrationRepeated);
  });

  it('is not reported to whoever holds the address without having it', () => {
    spec
      .given(registered({ email: 'anna@neu.example' }))
      .when((state) => reportRepeatedRegistration(state, { email, now }))
      .thenNothing();
  });

  it('is not reported where there is no account yet', () => {
    spec
      .given()
      .when((state) => reportRepeatedRegistration(state, { email, now }))
      .thenNothing();
    spec
      .given(abandoned)
      .when((state) => reportRepeatedRegistration(state, { email, now }))
      .thenNothing();
  });
});
