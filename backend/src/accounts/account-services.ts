import { setTimeout } from 'node:timers/promises';
import type { CommandContext, CommandHandler } from '@sternklar/event-store/command-handler';
import type { Pool } from 'pg';
import { createAppSetups } from './authenticator-app/app-setups.ts';
import { createAuthenticatorApps } from './authenticator-app/authenticator-apps.ts';
import { createEmailChanges } from './change-email-address/email-change.ts';
import { createUndoTokens } from './change-email-address/undo-tokens.ts';
import { createCheckCode } from './check-code.ts';
import { createCodeTries } from './code-tries.ts';
import { type ContactOf, createContactOf, createIsErased } from './contact.ts';
import { createChangePassword, createReplaceCredentials } from './credentials/change-password.ts';
import { createCredentialsStore } from './credentials/credentials.ts';
import { createSettleCredentials } from './credentials/settle-credentials.ts';
import { derivedKey } from './derived-key.ts';
import { createFindAccount } from './find-account.ts';
import { createInTurn } from './in-turn.ts';
import { createKnownBrowser } from './known-devices/known-browser.ts';
import { createKnownDevices } from './known-devices/known-devices.ts';
import { createLogIn } from './log-in/log-in.ts';
import { createOneTimeCodes } from './one-time-codes.ts';
import { createOperators } from './operators.ts';
import { createChallenges } from './passkeys/challenges.ts';
import { createPasskeys } from './passkeys/passkeys.ts';
import { createCheckPassword } from './passwords/check-password.ts';
import { createPasswordHasher, type PasswordHasher } from './passwords/password-hasher.ts';
import { createPushDevices } from './push-devices/push-devices.ts';
import { createReconcile } from './reconcile.ts';
import { createRecoveryCodes } from './recovery-codes/recovery-codes.ts';
import { createRegistration } from './register-account/registration.ts';
import { createAddressHash } from './reserve-email-address/address-hash.ts';
import { createAddressHolders } from './reserve-email-address/address-holders.ts';
import { createSameTime } from './same-time.ts';
import { createForgetSecondFactors } from './second-factors/forget-second-factors.ts';
import { cachedIn } from './sessions/cached-sessions.ts';
import type { SessionCache } from './sessions/session-cache.ts';
import { createSessions } from './sessions/sessions.ts';
import { createUnsubscribeTokens } from './unsubscribe-by-mail/unsubscribe-tokens.ts';

export interface AccountServicesDeps {
  readonly commands: CommandHandler;
  readonly pool: Pool;
  /** 32 bytes. The keys of address hashes and codes follow from it, so it must stay the same for an installation's life. */
  readonly rootKey: Buffer;
  readonly now: () => Date;
  readonly nextId: () => string;
  /** Waits; a timer unless given. */
  readonly pause?: (ms: number) => Promise<unknown>;
  /** Whether an admin's session is one only if more than a password was shown; not so by default. */
  readonly adminsNeedSecondFactor?: boolean;
  /** argon2id as OWASP recommends unless given. */
  readonly passwords?: PasswordHasher;
  /** For servers; without it the database is asked each time. Has to hear of other processes' changes. */
  readonly sessionCache?: SessionCache;
}

const systemContext =
  (nextId: () => string) =>
  (accountId: string): CommandContext => {
    const id = nextId();
    const actor = { kind: 'system', name: 'accounts' } as const;
    return { actor, accountId, correlationId: id, causationId: id, commandId: id };
  };

/**
 * What the accounts can do without the HTTP edge: for their routes, for the other parts (sessions, contacts, codes), and
 * for the command line.
 */
export const createAccountServices = (deps: AccountServicesDeps) => {
  const { commands, pool, rootKey, now, nextId, pause = setTimeout } = deps;
  const passwords = deps.passwords ?? createPasswordHasher();
  const hashPassword = passwords.hash;
  const addressHashOf = createAddressHash(derivedKey(rootKey, 'email-address'));
  const { sessions, credentials } = cachedIn(deps.sessionCache, {
    sessions: createSessions({ pool, now, nextId, adminsNeedSecondFactor: deps.adminsNeedSecondFactor ?? false }),
    credentials: createCredentialsStore(pool),
  });
  const knownDevices = createKnownDevices({ pool, key: derivedKey(rootKey, 'known-device'), now, nextId });
  const passkeys = createPasskeys(pool);
  const recoveryCodes = createRecoveryCodes({ pool, key: derivedKey(rootKey, 'recovery-code') });
  const challenges = createChallenges({ pool, key: derivedKey(rootKey, 'passkey-challenge'), now });
  const authenticatorApps = createAuthenticatorApps(pool);
  const forgetSecondFactors = createForgetSecondFactors({ passkeys, authenticatorApps, recoveryCodes });
  const codes = createOneTimeCodes(rootKey);
  const tries = createCodeTries(pool);
  const findAccount = createFindAccount({ commands, addressHashOf });
  const settle = createSettleCredentials({
    commands,
    credentials,
    addressHashOf,
    now,
    systemContext: systemContext(nextId),
  });
  const holders = createAddressHolders({ commands, addressHashOf, now });
  const register = createRegistration({ commands, credentials, holders, addressHashOf, hashPassword, now, nextId });
  const checkCode = createCheckCode({ codes, tries, now });
  const replaceCredentials = createReplaceCredentials({ commands, credentials, addressHashOf, now, nextId });
  const emailChanges = createEmailChanges({
    commands,
    credentials,
    holders,
    replaceCredentials,
    checkCode,
    forgetSecondFactors,
    addressHashOf,
    hashPassword,
    now,
  });
  const changePassword = createChangePassword({ commands, credentials, addressHashOf, hashPassword, now, nextId });
  const operators = createOperators({
    commands,
    credentials,
    passkeys,
    authenticatorApps,
    recoveryCodes,
    forgetSecondFactors,
    knownDevices,
    findAccount,
    register,
    changePassword,
    pause,
    nextId,
  });
  const contactOf: ContactOf = createContactOf(commands);
  const checkPassword = createCheckPassword({ credentials, settle, passwords, addressHashOf });
  return {
    sessions,
    credentials,
    addressHashOf,
    contactOf,
    pushDevices: createPushDevices({ pool, now, nextId }),
    knownDevices,
    passkeys,
    recoveryCodes,
    challenges,
    authenticatorApps,
    forgetSecondFactors,
    appSetups: createAppSetups({ challenges, key: derivedKey(rootKey, 'authenticator-app'), now }),
    knownBrowser: createKnownBrowser({ credentials, knownDevices, addressHashOf }),
    isErased: createIsErased(commands),
    inTurn: createInTurn(pool),
    checkPassword,
    codes,
    unsubscribeTokens: createUnsubscribeTokens(derivedKey(rootKey, 'unsubscribe')),
    operators,
    findAccount,
    register,
    changePassword,
    checkCode,
    emailChanges,
    undoTokens: createUndoTokens(derivedKey(rootKey, 'undo-email-change')),
    inSameTime: createSameTime(pause),
    logIn: createLogIn({ checkPassword, sessions }),
    reconcile: createReconcile({ credentials, settle, operators, sessions, knownDevices, tries, now }),
  };
};

export type AccountServices = ReturnType<typeof createAccountServices>;
