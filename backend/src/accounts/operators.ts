import { type AccountEvent, accountStream, type Role } from '@sternklar/contracts/accounts/account.events';
import type { CommandContext, CommandHandler } from '@sternklar/event-store/command-handler';
import { type Decision, type Rejection, reject } from '@sternklar/event-store/decider';
import { StartRefused } from '@sternklar/event-store/start-refused';
import { type AccountState, accountStreamType, type ExistingAccount, exists } from './account.ts';
import { appointStaff } from './appoint-staff/appoint-staff.ts';
import type { AuthenticatorApps } from './authenticator-app/authenticator-apps.ts';
import { removeAuthenticatorApp } from './authenticator-app/change-authenticator-app.ts';
import type { createChangePassword } from './credentials/change-password.ts';
import type { CredentialsStore } from './credentials/credentials.ts';
import type { FindAccount } from './find-account.ts';
import { grantRole } from './grant-role/grant-role.ts';
import type { KnownDevices } from './known-devices/known-devices.ts';
import { removePasskey } from './passkeys/change-passkeys.ts';
import type { Passkeys } from './passkeys/passkeys.ts';
import type { RecoveryCodes } from './recovery-codes/recovery-codes.ts';
import type { createRegistration } from './register-account/registration.ts';
import { revokeRole } from './revoke-role/revoke-role.ts';
import type { ForgetSecondFactors } from './second-factors/forget-second-factors.ts';

export interface NewStaff {
  readonly email: string;
  readonly password: string;
  /** Null: an ordinary account whose address the operator vouches for. */
  readonly role: Role | null;
}

export interface StaffMember {
  readonly accountId: string;
  /** Null once erased. */
  readonly email: string | null;
  readonly roles: readonly Role[];
}

type Unknown = Rejection<'account-unknown'>;

/** What only the operator may do, by settings and command line; all of it is recorded as the operator's. */
export interface Operators {
  /** A verified account. */
  create(
    staff: NewStaff,
  ): Promise<Rejection<'email-address-taken'> | { readonly accountId: string; readonly rejected?: undefined }>;
  grant(email: string, role: Role): Promise<Unknown | Rejection<'email-unverified'> | null>;
  revoke(email: string, role: Role): Promise<Unknown | null>;
  /** The account of a setting: created, or promoted with the given password and without the passkeys, app, codes and known devices so far; nothing when it holds the role already. Throws `StartRefused`. */
  appoint(staff: NewStaff & { readonly role: Role }): Promise<void>;
  /**
   * Takes all passkeys, the authenticator app and recovery codes away, for somebody who lost them; the password alone does again. How many
   * passkeys it were, and whether an app.
   */
  resetSecondFactor(
    email: string,
  ): Promise<Unknown | { readonly removed: number; readonly hadApp: boolean; readonly rejected?: undefined }>;
  list(): Promise<readonly StaffMember[]>;
  /** Makes what staff may do agree with the log, after a crash between an event and its effect. */
  alignRoles(): Promise<void>;
}

export interface OperatorsDeps {
  readonly commands: CommandHandler;
  readonly credentials: Pick<CredentialsStore, 'setRoles' | 'staff'>;
  readonly passkeys: Pick<Passkeys, 'forget'>;
  readonly authenticatorApps: Pick<AuthenticatorApps, 'forget'>;
  readonly recoveryCodes: Pick<RecoveryCodes, 'forget'>;
  readonly forgetSecondFactors: ForgetSecondFactors;
  readonly knownDevices: Pick<KnownDevices, 'forgetAllBut'>;
  readonly findAccount: FindAccount;
  readonly register: ReturnType<typeof createRegistration>;
  readonly changePassword: ReturnType<typeof createChangePassword>;
  readonly pause: (ms: number) => Promise<unknown>;
  readonly nextId: () => string;
}

/** Several processes that start together with the same setting meet at the address; the others look again. */
const APPOINT_ATTEMPTS = 10;
const APPOINT_PAUSE_MS = 500;

export const createOperators = (deps: OperatorsDeps): Operators => {
  const { commands, credentials, findAccount, nextId } = deps;

  const contextFor = (accountId: string): CommandContext => {
    const id = nextId();
    return { actor: { kind: 'operator' }, accountId, correlationId: id, causationId: id, commandId: id };
  };

  const allow = async ({ state, version }: { readonly state: AccountState; readonly version: number }) => {
    if (exists(state)) await credentials.setRoles({ accountId: state.accountId, roles: state.roles, version });
  };

  const changeRoles = async <Code extends string>(
    email: string,
    decide: (state: AccountState) => Decision<AccountEvent, Code>,
  ): Promise<Rejection<Code | 'account-unknown'> | null> => {
    const account = await findAccount(email);
    if (account === null) return reject('account-unknown');
    const handled = await commands.handle({
      streamType: accountStreamType,
      streamId: accountStream(account.accountId),
      decide,
      context: contextFor(account.accountId),
    });
    if (!('events' in handled)) return handled;
    // Also when nothing was recorded: repeating a command that broke off half way completes it.
    await allow(handled);
    return null;
  };

  const create: Operators['create'] = async ({ email, password, role }) => {
    const registered = await deps.register({
      email,
      password,
      phoneNumber: null,
      language: 'de',
      by: { kind: 'operator', role },
      contextFor,
    });
    if (registered.rejected !== undefined) return registered;
    await allow(registered.handled);
    return { accountId: registered.accountId };
  };

  const promote = async (
    { accountId, roles }: ExistingAccount,
    { email, password, role }: NewStaff & { role: Role },
  ) => {
    if (roles.length > 0) {
      await changeRoles(email, (state) => appointStaff(state, { role }));
      return;
    }
    // Before the event, so that a start that dies in between does it again.
    await deps.knownDevices.forgetAllBut({ accountId, token: null });
    await deps.recoveryCodes.forget(accountId);
    const handled = await deps.changePassword({
      accountId,
      email,
      password,
      decide: (state) => appointStaff(state, { role }),
      context: contextFor(accountId),
    });
    if (handled.rejected !== undefined) return;
    await deps.forgetSecondFactors(handled);
    await allow(handled);
  };

  return {
    create,
    grant: (email, role) => changeRoles(email, (state) => grantRole(state, { role })),
    revoke: (email, role) => changeRoles(email, (state) => revokeRole(state, { role })),

    async appoint(staff) {
      for (let attempt = 1; attempt <= APPOINT_ATTEMPTS; attempt += 1) {
        const account = await findAccount(staff.email);
        if (account) return promote(account, staff);
        const created = await create(staff);
        if (created.rejected === undefined) return;
        await deps.pause(APPOINT_PAUSE_MS);
      }
      throw new StartRefused(
        `Das Konto mit der Rolle ${staff.role} ließ sich nicht anlegen, weil gerade jemand seine Adresse registriert; bitte starten Sie in einer Minute noch einmal.`,
      );
    },

    async resetSecondFactor(email) {
      const account = await findAccount(email);
      if (account === null) return reject('account-unknown');
      const { accountId, passkeys, authenticatorApp: appId } = account;
      for (const passkeyId of passkeys) {
        await changeRoles(email, (state) => removePasskey(state, { passkeyId, by: 'operator' }));
        await deps.passkeys.forget(accountId, passkeyId);
      }
      if (appId !== null) {
        await changeRoles(email, (state) => removeAuthenticatorApp(state, { appId, by: 'operator' }));
        await deps.authenticatorApps.forget(accountId, appId);
      }
      await deps.recoveryCodes.forget(accountId);
      return { removed: passkeys.length, hadApp: appId !== null };
    },
    async list() {
      const members = await Promise.all(
        (await credentials.staff()).map((accountId) => commands.load(accountStreamType, accountStream(accountId))),
      );
      return members.flatMap(({ state }) =>
        exists(state) ? [{ accountId: state.accountId, email: state.email, roles: state.roles }] : [],
      );
    },

    async alignRoles() {
      for (const accountId of await credentials.staff()) {
        await allow(await commands.load(accountStreamType, accountStream(accountId)));
      }
    },
  };
};
