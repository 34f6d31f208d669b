import { accountStream } from '@sternklar/contracts/accounts/account.events';
import type { PasskeyAssertion } from '@sternklar/contracts/accounts/passkey.api';
import type { CommandContext, CommandHandler } from '@sternklar/event-store/command-handler';
import { Refusal } from '../../platform/refusal.port.ts';
import { accountStreamType, exists } from '../account.ts';
import { inMinutes } from '../auth-refusals.ts';
import { needsPasskey } from '../log-in/second-factor.ts';
import type { ShownCodes } from '../log-in/shown-codes.ts';
import type { ConfirmedPassword, ConfirmPassword } from './confirm-password.ts';

export interface ConfirmSignInChangeDeps {
  readonly confirmPassword: ConfirmPassword;
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly shownCodes: ShownCodes;
  /** ADMIN_SECOND_FACTOR=required. */
  readonly isRequiredOfAdmins: boolean;
}

/** As the bodies of these routes have it. */
export interface ShownForChange {
  readonly accountId: string;
  readonly sessionId: string;
  readonly password?: string | undefined;
  readonly passkey?: PasskeyAssertion | undefined;
  readonly app_code?: string | undefined;
  readonly recovery_code?: string | undefined;
  /** For the event that a recovery code was used. */
  readonly context: CommandContext;
}

/**
 * Lets whoever is signed in show that they may change how the account is signed in to: by a passkey, or by the password and, where an
 * app is set up, one of its codes or a recovery code. Of admins who need more than a password to sign in, a passkey or a recovery code is
 * asked for in any case. Else whoever has an open session and the password could take the second factor away, or put one of their own
 * beside it.
 */
export type ConfirmSignInChange = (shown: ShownForChange) => Promise<ConfirmedPassword>;

const FIELD = 'app_code';
const refusal = (code: string, detail: string) =>
  new Refusal(400, code, detail, { errors: [{ field: FIELD, message: detail }] });
const codeNeeded = () =>
  refusal(
    'app-code-needed',
    'Bitte geben Sie auch den Code ein, den Ihre Authenticator-App gerade zeigt, oder einen Wiederherstellungscode.',
  );
const passkeyNeeded = () =>
  refusal(
    'second-factor-needed',
    'Für dieses Konto genügt das Passwort nicht. Bitte bestätigen Sie mit einem Passkey, oder geben Sie auch einen Wiederherstellungscode ein.',
  );
const appCodeWrong = () =>
  refusal(
    'app-code-wrong',
    'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte nehmen Sie den nächsten, den Ihre App zeigt.',
  );
const recoveryCodeWrong = () =>
  refusal('recovery-code-wrong', 'Dieser Wiederherstellungscode stimmt nicht oder wurde schon benutzt.');
const tooManyAppCodes = (waitSeconds: number) =>
  new Refusal(
    429,
    'too-many-app-codes',
    `Zu viele falsche Codes. Bitte versuchen Sie es in ${inMinutes(waitSeconds)} erneut, oder nehmen Sie einen Passkey oder einen Wiederherstellungscode.`,
    { retryAfterSeconds: waitSeconds },
  );

export const createConfirmSignInChange = (deps: ConfirmSignInChangeDeps): ConfirmSignInChange => {
  const { confirmPassword, commands, shownCodes, isRequiredOfAdmins } = deps;
  const askedBeside = async (accountId: string) => {
    const { state } = await commands.load(accountStreamType, accountStream(accountId));
    if (!exists(state)) return null;
    const { authenticatorApp: appId } = state;
    return appId !== null || needsPasskey(state, isRequiredOfAdmins) ? { appId } : null;
  };
  /** The code beside the password. Throws where none, or a wrong one, was given. */
  const showCode = async (appId: string | null, given: Omit<ShownForChange, 'password' | 'passkey'>) => {
    const { accountId, sessionId, app_code: appCode, recovery_code: recoveryCode, context } = given;
    if (recoveryCode !== undefined) {
      if (!(await shownCodes.recoveryCode(accountId, recoveryCode, context))) throw recoveryCodeWrong();
      return;
    }
    if (appId === null) throw passkeyNeeded();
    if (appCode === undefined) throw codeNeeded();
    const taken = await shownCodes.appCode({ accountId, appId }, appCode, { sessionId });
    if (typeof taken === 'object') throw tooManyAppCodes(taken.waitSeconds);
    if (!taken) throw appCodeWrong();
  };
  return async ({ password, passkey, ...given }) => {
    const { accountId, sessionId } = given;
    const confirmed = await confirmPassword({ accountId, sessionId, password, passkey, field: 'password' });
    const asked = passkey === undefined ? await askedBeside(accountId) : null;
    if (asked !== null) await showCode(asked.appId, given);
    return confirmed;
  };
};
