import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import {
  accountId,
  authenticatorAppAdded,
  authenticatorAppRemoved,
  deletionRequested,
  passkeyAdded,
  passkeyRemoved,
  passwordChanged,
  recoveryCodeUsed,
  registrationRepeated,
  resetCodeIssued,
  verificationCodeIssued,
} from '@sternklar/contracts/accounts/testing/account.builders';
import { recorded } from '@sternklar/event-store/testing/recorded-event';
import { describe, expect, it } from 'vitest';
import type { OutboxMail } from '../../platform/outbox.port.ts';
import { whenAccountDeletionRequestedThenMailOwner } from './when-account-deletion-requested-then-mail-owner.ts';
import { whenAuthenticatorAppAddedThenMailOwner } from './when-authenticator-app-added-then-mail-owner.ts';
import { whenAuthenticatorAppRemovedThenMailOwner } from './when-authenticator-app-removed-then-mail-owner.ts';
import { whenEmailVerificationCodeIssuedThenMailCode } from './when-email-verification-code-issued-then-mail-code.ts';
import { whenPasskeyAddedThenMailOwner } from './when-passkey-added-then-mail-owner.ts';
import { whenPasskeyRemovedThenMailOwner } from './when-passkey-removed-then-mail-owner.ts';
import { whenPasswordChangedThenMailOwner } from './when-password-changed-then-mail-owner.ts';
import { whenPasswordResetCodeIssuedThenMailCode } from './when-password-reset-code-issued-then-mail-code.ts';
import { whenRecoveryCodeUsedThenMailOwner } from './when-recovery-code-used-then-mail-owner.ts';
import { whenRegistrationRepeatedThenMailOwner } from './when-registration-repeated-then-mail-owner.ts';

const at = new Date('2026-03-01T09:00:00.000Z');
const { id: eventId, recordedAt } = recorded(registrationRepeated);
/** Template, rule, event, and what the mail is given to say. */
const cases = [
  ['verify-email', whenEmailVerificationCodeIssuedThenMailCode, verificationCodeIssued(at), { codeEventId: eventId }],
  ['reset-password', whenPasswordResetCodeIssuedThenMailCode, resetCodeIssued(at), { codeEventId: eventId }],
  ['address-already-registered', whenRegistrationRepeatedThenMailOwner, registrationRepeated, {}],
  ['password-changed', whenPasswordChangedThenMailOwner, passwordChanged('owner'), { changedAt: recordedAt }],
  [
    'account-deletion-requested',
    whenAccountDeletionRequestedThenMailOwner,
    deletionRequested,
    { requestedAt: recordedAt },
  ],
  [
    'sign-in-changed',
    whenAuthenticatorAppAddedThenMailOwner,
    authenticatorAppAdded('app'),
    { what: 'authenticator-app-added', at: recordedAt },
  ],
  [
    'sign-in-changed',
    whenAuthenticatorAppRemovedThenMailOwner,
    authenticatorAppRemoved('app'),
    { what: 'authenticator-app-removed', at: recordedAt },
  ],
  ['sign-in-changed', whenPasskeyAddedThenMailOwner, passkeyAdded('key'), { what: 'passkey-added', at: recordedAt }],
  [
    'sign-in-changed',
    whenPasskeyRemovedThenMailOwner,
    passkeyRemoved('key'),
    { what: 'passkey-removed', at: recordedAt },
  ],
  [
    'sign-in-changed',
    whenRecoveryCodeUsedThenMailOwner,
    recoveryCodeUsed(9),
    { what: 'recovery-code-used', at: recordedAt },
  ],
] as const;

const reacting = async (declared: (typeof cases)[number][1], event: AccountEvent, times = 1) => {
  const mails: OutboxMail[] = [];
  const reactor = declared.create({
    enqueue: async (mail) => {
      mails.push(mail);
    },
  });
  for (let i = 0; i < times; i += 1) await reactor.react(recorded(event));
  return { reactor, mails };
};

describe('mails to an account', () => {
  it.each(cases)('%s: one mail, without any personal data', async (template, declared, event, params) => {
    const { mails } = await reacting(declared, event);
    expect(mails).toEqual([{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), accountId, template, params }]);
  });

  it.each(cases)('%s: the same mail when the event is seen again', async (_template, declared, event) => {
    const { mails } = await reacting(declared, event, 2);
    expect(mails[0]?.id).toBe(mails[1]?.id);
  });

  it.each(cases)('%s: handles that event and is named by what it does', async (_template, declared, event) => {
    const { reactor } = await reacting(declared, event);
    expect(reactor.handles).toEqual([event.type]);
    expect(reactor.name).toMatch(/^when-[a-z-]+-then-mail-[a-z]+$/);
  });

  it('tell of a password that was changed with a code, too, and not of one that the operator set', async () => {
    const mailsAfter = async (by: 'reset-code' | 'operator') =>
      (await reacting(whenPasswordChangedThenMailOwner, passwordChanged(by))).mails;
    expect(await mailsAfter('reset-code')).toMatchObject([{ template: 'password-changed' }]);
    expect(await mailsAfter('operator')).toEqual([]);
  });

  it('of different kinds have different ids', () => {
    expect(new Set(cases.map(([, { name }]) => name)).size).toBe(cases.length);
  });
});
