import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import {
  abandoned,
  accountId,
  emailVerified,
  passwordChanged,
  registered,
  registrationRepeated,
  resetCodeIssued,
  roleGranted,
  roleRevoked,
  verificationCodeIssued,
} from '@sternklar/contracts/accounts/testing/account.builders';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { deciderSpec, recordedAs } from '@sternklar/event-store/testing/decider-spec';
import { recorded } from '@sternklar/event-store/testing/recorded-event';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountStreamType } from './account.ts';
import { at } from './testing/at.ts';

const spec = deciderSpec(accountStreamType);
const now = new Date('2026-03-01T09:00:00.000Z');
/** Of an account whose owner changed nothing about them. */
const settings = {
  statusMails: true,
  deletionRequestedAt: null,
  resetCodesOfDevices: [],
  passkeys: [],
  authenticatorApp: null,
  hasRecoveryCodes: false,
  emailChange: { codes: { newest: null, issuedAt: [] }, newEmail: null, former: [], askedAt: [] },
};
const by = (commandId: string) => ({ metadata: { commandId } });

describe('an account', () => {
  it('is unverified after registering, and remembers which command set its password', () => {
    spec.given(recordedAs(registered(), by('register-1'))).thenState({
      status: 'unverified',
      accountId,
      email: 'anna@firma.example',
      phoneNumber: null,
      language: 'de',
      password: { setBy: 'register-1', version: 1 },
      roles: [],
      verificationCodes: { newest: null, issuedAt: [] },
      resetCodes: { newest: null, issuedAt: [] },
      repetitionReportedAt: null,
      ...settings,
    });
  });

  it('has the newest code of each kind, and none to verify once verified', () => {
    const expiresAt = '2026-03-01T09:15:00.000Z';
    const state = {
      accountId,
      email: 'anna@firma.example',
      phoneNumber: null,
      language: 'de',
      password: { setBy: 'command-of-the-test', version: 1 },
      roles: [],
      resetCodes: { newest: { eventId: 'reset', expiresAt }, issuedAt: [now.toISOString()] },
      repetitionReportedAt: null,
      ...settings,
    };
    const codes = [at(now, verificationCodeIssued(now), 'verify'), at(now, resetCodeIssued(now), 'reset')] as const;
    const verificationCodes = { newest: { eventId: 'verify', expiresAt }, issuedAt: [now.toISOString()] };
    spec.given(registered(), ...codes).thenState({ ...state, status: 'unverified', verificationCodes });
    spec.given(registered(), ...codes, emailVerified).thenState({ ...state, status: 'verified' });
  });

  it('has another password after a change, and no live reset code', () => {
    spec
      .given(registered(), emailVerified, at(now, resetCodeIssued(now)), recordedAs(passwordChanged(), by('change-1')))
      .thenState({
        status: 'verified',
        accountId,
        email: 'anna@firma.example',
        phoneNumber: null,
        language: 'de',
        password: { setBy: 'change-1', version: 4 },
        roles: [],
        resetCodes: { newest: null, issuedAt: [now.toISOString()] },
        repetitionReportedAt: null,
        ...settings,
      });
  });

  it('that was abandoned stays so, whatever a slow registration still writes', () => {
    spec.given(abandoned, registered()).thenState({ status: 'abandoned' });
  });

  it('folds any order of any of its events without throwing', () => {
    const events: AccountEvent[] = [
      registered(),
      registered({ email: null }),
      abandoned,
      registrationRepeated,
      verificationCodeIssued(now),
      emailVerified,
      resetCodeIssued(now),
      passwordChanged(),
      roleGranted('admin'),
      roleRevoked('admin'),
    ];
    const unknown = { type: 'SomethingOfTheFuture', data: {} } as unknown as AccountEvent;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events, unknown), { maxLength: 20 }), (past) => {
        const states = past.reduce(
          (state, event, index) =>
            accountStreamType.evolve(state, recorded(event, { position: index + 1 }) as RecordedEvent<AccountEvent>),
          accountStreamType.initialState,
        );
        expect(['none', 'abandoned', 'unverified', 'verified']).toContain(states.status);
      }),
    );
  });
});
