import { randomBytes } from 'node:crypto';
import {
  accountErased,
  accountId,
  authenticatorAppAdded,
  authenticatorAppRemoved,
  emailAddressGivenUp,
  emailChanged,
  emailChangeRequested,
  emailChangeUndone,
  emailVerified,
  passkeyAdded,
  passkeyRemoved,
  passwordChanged,
  registered,
  resetCodeIssued,
  roleGranted,
} from '@sternklar/contracts/accounts/testing/account.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, expect, it } from 'vitest';
import { type AccountState, accountStreamType, addressesOf } from '../account.ts';
import { at } from '../testing/at.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { requestEmailChange } from './request-email-change.ts';
import { undoEmailChange } from './undo-email-change.ts';
import { createUndoTokens } from './undo-tokens.ts';

const spec = deciderSpec(accountStreamType);
const now = new Date('2026-03-01T09:00:00.000Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const days = (count: number) => minutes(count * 24 * 60);
const [REQUEST, CHANGE, LATER] = [1, 2, 3].map((n) => `01890000-0000-7000-8000-0000000000e${n}`) as [
  string,
  string,
  string,
];
const OLD = 'anna@firma.example';
const NEW = 'anna@neu.example';
const asked = at(now, emailChangeRequested(now), REQUEST);
const verified = [registered(), emailVerified] as const;
const weekAfter = days(7).toISOString();

describe('asking for another address', () => {
  const asking =
    (overrides = {}) =>
    (state: AccountState) =>
      requestEmailChange(state, { newEmail: NEW, confirmedVersion: 1, now, ...overrides });

  it('sends a code there that is good for a quarter of an hour, and changes nothing', () => {
    spec
      .given(...verified)
      .when(asking())
      .then(emailChangeRequested(now));
  });

  it('is possible for an address that was never verified, too: it may have been mistyped', () => {
    spec.given(registered()).when(asking()).then(emailChangeRequested(now));
  });

  it('is refused with a password that was replaced meanwhile, and after the account is gone', () => {
    spec
      .given(...verified, passwordChanged('owner'))
      .when(asking())
      .thenRejected('password-changed-meanwhile');
    spec
      .given(...verified, accountErased())
      .when(asking())
      .thenRejected('password-changed-meanwhile');
  });

  it('is refused for the address that it is already, and to staff', () => {
    spec
      .given(...verified)
      .when(asking({ newEmail: OLD }))
      .thenRejected('same-address');
    spec
      .given(...verified, roleGranted('admin'))
      .when(asking())
      .thenRejected('staff-account');
  });

  it('is possible once a minute and five times an hour, whatever the addresses', () => {
    spec
      .given(...verified, asked)
      .when(asking({ newEmail: 'anna@anders.example', now: minutes(0.5) }))
      .thenRejected('code-too-soon', { waitSeconds: 30 });
    const five = [0, 1, 2, 3, 4].map((n) => at(minutes(n), emailChangeRequested(minutes(n))));
    spec
      .given(...verified, ...five)
      .when(asking({ now: minutes(59) }))
      .thenRejected('code-too-soon', { waitSeconds: 60 });
    spec
      .given(...verified, ...five)
      .when(asking({ now: minutes(60) }))
      .then(emailChangeRequested(minutes(60)));
  });

  it('is refused the eleventh time within a day, however slowly: each time keeps an address from others', () => {
    const ten = Array.from({ length: 10 }, (_, n) => at(minutes(60 * n), emailChangeRequested(minutes(60 * n))));
    const given = () => spec.given(...verified, ...ten);
    given()
      .when(asking({ now: minutes(60 * 23) }))
      .thenRejected('code-too-soon', { waitSeconds: 3_600 });
    given()
      .when(asking({ now: minutes(60 * 24) }))
      .then(emailChangeRequested(minutes(60 * 24)));
  });
});

describe('confirming it', () => {
  const confirming =
    (overrides = {}) =>
    (state: AccountState) =>
      confirmEmailChange(state, { matchedCodeId: REQUEST, passwordVersion: 1, now: minutes(14), ...overrides });

  it('gives the account the address, and the former one a week to take it back', () => {
    spec
      .given(...verified, asked)
      .when(confirming())
      .then(emailChanged(new Date(minutes(14).getTime() + 7 * 24 * 3_600_000).toISOString()));
  });

  it('leaves nothing to take back to an address that was never verified: it may be a stranger’s', () => {
    spec.given(registered(), asked).when(confirming()).then(emailChanged(null));
  });

  it.each([
    ['another code', [...verified, asked], { matchedCodeId: null }],
    ['a code that is too old', [...verified, asked], { now: minutes(15) }],
    ['the code before the newest', [...verified, asked, at(minutes(2), emailChangeRequested(minutes(2)), LATER)], {}],
    ['a code that was used', [...verified, asked, at(minutes(1), emailChanged(weekAfter), CHANGE)], {}],
    ['a code that was asked for with an older password', [...verified, asked, passwordChanged('owner')], {}],
    ['an address that was given up', [...verified, asked, emailAddressGivenUp(REQUEST)], {}],
    ['a password that is no longer in force', [...verified, asked], { passwordVersion: 9 }],
    ['an erased account', [...verified, asked, accountErased()], {}],
  ] as const)('is refused with %s', (_case, past, overrides) => {
    spec
      .given(...past)
      .when(confirming(overrides))
      .thenRejected('code-invalid');
  });

  it('is refused to whoever became staff meanwhile', () => {
    spec
      .given(...verified, asked, roleGranted('auditor'))
      .when(confirming())
      .thenRejected('staff-account');
  });

  it('voids a code for a new password that went to the former address', () => {
    spec
      .given(...verified, at(now, resetCodeIssued(now)), asked, at(minutes(1), emailChanged(weekAfter), CHANGE))
      .when((state) => {
        expect(state).toMatchObject({ status: 'verified', email: NEW, resetCodes: { newest: null } });
        expect(addressesOf(state)).toEqual([NEW, OLD]);
        return [];
      })
      .thenNothing();
  });
});

describe('taking it back', () => {
  const changed = [...verified, asked, at(minutes(1), emailChanged(weekAfter), CHANGE)] as const;
  const undoing =
    (overrides = {}) =>
    (state: AccountState) =>
      undoEmailChange(state, { changeId: CHANGE, now: days(6), ...overrides });
  const codeAt = (time: Date) => resetCodeIssued(time);

  it('gives the former address back, and sends it a code for a new password', () => {
    spec
      .given(...changed)
      .when(undoing())
      .then(emailChangeUndone(CHANGE), codeAt(days(6)));
  });

  it('takes what opened the account beside the password with it', () => {
    spec
      .given(...changed, passkeyAdded('key'), authenticatorAppAdded('app'))
      .when(undoing())
      .then(emailChangeUndone(CHANGE), codeAt(days(6)), passkeyRemoved('key'), authenticatorAppRemoved('app'));
  });

  it('takes later changes with it, since the thief of an account may change it again', () => {
    const later = at(minutes(90), emailChanged(days(8).toISOString(), 'dieb@weit.example'), LATER);
    spec
      .given(...changed, later)
      .when(undoing())
      .then(emailChangeUndone(CHANGE), codeAt(days(6)));
    spec
      .given(...changed, later, emailChangeUndone(CHANGE))
      .when((state) => {
        expect(addressesOf(state)).toEqual([OLD]);
        return undoEmailChange(state, { changeId: LATER, now: days(6) });
      })
      .thenRejected('too-late');
  });

  it.each([
    ['a week has passed', changed, { now: days(7) }],
    ['it was taken back before', [...changed, emailChangeUndone(CHANGE)], {}],
    ['the former address was given up', [...changed, emailAddressGivenUp(CHANGE)], {}],
    ['the account was erased', [...changed, accountErased()], {}],
    ['there never was such a change', changed, { changeId: REQUEST }],
  ] as const)('is refused when %s', (_case, past, overrides) => {
    spec
      .given(...past)
      .when(undoing(overrides))
      .thenRejected('too-late');
  });
});

describe('an erased account', () => {
  it('remembers every address that is to be freed', () => {
    spec
      .given(...verified, asked, at(minutes(1), emailChanged(weekAfter), CHANGE), accountErased())
      .thenState({ status: 'erased', accountId, addresses: [NEW, OLD] });
  });
});

describe('the token in the mail to the former address', () => {
  const key = randomBytes(32);
  const tokens = createUndoTokens(key);
  const change = { accountId, changeId: CHANGE };
  const token = tokens.tokenOf(change);

  it('names its change', () => {
    expect(tokens.changeOf(token)).toEqual(change);
  });

  it.each([
    ['another account', token.replace(accountId, LATER)],
    ['another change', token.replace(CHANGE, LATER)],
    ['no mark', `${accountId}.${CHANGE}`],
    ['nothing', ''],
    ['another key', createUndoTokens(randomBytes(32)).tokenOf(change)],
  ])('is nobody’s with %s', (_case, wrong) => {
    expect(tokens.changeOf(wrong)).toBeNull();
  });
});
