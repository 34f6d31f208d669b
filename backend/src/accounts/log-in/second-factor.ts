import { accountStream } from '@sternklar/contracts/accounts/account.events';
import type { CommandContext, CommandHandler } from '@sternklar/event-store/command-handler';
import { Refusal } from '../../platform/refusal.port.ts';
import { accountStreamType, type ExistingAccount, exists } from '../account.ts';
import { inMinutes } from '../auth-refusals.ts';
import type { ShownCodes } from './shown-codes.ts';

export interface SecondFactorDeps {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly shownCodes: ShownCodes;
  /** ADMIN_SECOND_FACTOR=required. */
  readonly isRequiredOfAdmins: boolean;
}

export interface PasswordShown {
  readonly accountId: string;
  /** Null: a stranger's browser. */
  readonly knownDeviceId: string | null;
  readonly appCode: string | undefined;
  readonly recoveryCode: string | undefined;
  readonly context: CommandContext;
}

/**
 * Called once the password is right. Resolves to whether the session is a strong one. Throws where the account needs more than
 * the password, and nothing, or a wrong code, was given. An admin who has neither passkey nor app gets a session that is none of
 * an admin's, in which one is set up.
 */
export type SecondFactor = (shown: PasswordShown) => Promise<boolean>;

/** The password was right: what else is needed is no secret any more. */
const refusal = (code: string, detail: string) => new Refusal(401, code, detail, { isToOwner: true });
const needed = () =>
  refusal(
    'second-factor-needed',
    'Für dieses Konto genügt das Passwort nicht. Bitte melden Sie sich mit einem Passkey an oder geben Sie einen Wiederherstellungscode ein.',
  );
const appCodeNeeded = () =>
  refusal('app-code-needed', 'Bitte geben Sie den Code ein, den Ihre Authenticator-App gerade zeigt.');
const appCodeWrong = () =>
  refusal(
    'app-code-wrong',
    'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte nehmen Sie den nächsten, den Ihre App zeigt.',
  );
const tooManyAppCodes = (waitSeconds: number) =>
  new Refusal(
    429,
    'too-many-app-codes',
    `Zu viele falsche Codes. Bitte versuchen Sie es in ${inMinutes(waitSeconds)} erneut, oder melden Sie sich mit einem Passkey oder einem Wiederherstellungscode an.`,
    { retryAfterSeconds: waitSeconds },
  );
const recoveryCodeWrong = () =>
  refusal('recovery-code-wrong', 'Dieser Wiederherstellungscode stimmt nicht oder wurde schon benutzt.');

/** Whether a password alone does not do for an account's passkeys: of admins it does not, where that is set (ADMIN_SECOND_FACTOR=required). */
export const needsPasskey = ({ roles, passkeys }: ExistingAccount, isRequiredOfAdmins: boolean): boolean =>
  isRequiredOfAdmins && roles.includes('admin') && passkeys.length > 0;

export const createSecondFactor = (deps: SecondFactorDeps): SecondFactor => {
  const { commands, shownCodes, isRequiredOfAdmins } = deps;
  /** Whoever set up an app is asked for it; a passkey is asked for of admins alone, where that is set. */
  const isAskedOf = (account: ExistingAccount) =>
    account.authenticatorApp !== null || needsPasskey(account, isRequiredOfAdmins);

  const showAppCode = async (accountId: string, appId: string, entered: string, knownDeviceId: string | null) => {
    const guesser = knownDeviceId === null ? { accountId } : { knownDeviceId };
    const taken = await shownCodes.appCode({ accountId, appId }, entered, guesser);
    if (typeof taken === 'object') throw tooManyAppCodes(taken.waitSeconds);
    if (!taken) throw appCodeWrong();
  };

  const showRecoveryCode = async (accountId: string, entered: string, context: CommandContext) => {
    if (!(await shownCodes.recoveryCode(accountId, entered, context))) throw recoveryCodeWrong();
  };

  return async ({ accountId, knownDeviceId, appCode, recoveryCode, context }) => {
    const { state } = await commands.load(accountStreamType, accountStream(accountId));
    if (!exists(state) || !isAskedOf(state)) return false;
    const { authenticatorApp } = state;
    if (recoveryCode !== undefined) await showRecoveryCode(accountId, recoveryCode, context);
    else if (authenticatorApp === null) throw needed();
    else if (appCode === undefined) throw appCodeNeeded();
    else await showAppCode(accountId, authenticatorApp, appCode, knownDeviceId);
    return true;
  };
};
