import { accountStream } from '@sternklar/contracts/accounts/account.events';
import type { PasskeyAssertion } from '@sternklar/contracts/accounts/passkey.api';
import type { CommandContext, CommandHandler } from '@sternklar/event-store/command-handler';
import { Refusal } from '../../platform/refusal.port.ts';
import { accountStreamType, exists } from '../account.ts';
import { inMinutes } from '../auth-refusals.ts';
import type { ShownCodes } from '../log-in/shown-codes.ts';
import type { ConfirmedPassword, ConfirmPassword } from './confirm-password.ts';

export interface ConfirmSignInChangeDeps {
  readonly confirmPassword: ConfirmPassword;
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly shownCodes: ShownCodes;
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
 * app is set up, one of its codes or a recovery code. Else whoever has an open session and the password could take the second factor
 * away, or put one of their own beside it.
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
  const { confirmPassword, commands, shownCodes } = deps;
  const appOf = async (accountId: string) => {
    const { state } = await commands.load(accountStreamType, accountStream(accountId));
    return exists(state) ? state.authenticatorApp : null;
  };
  return async ({ app_code: appCode, recovery_code: recoveryCode, context, ...shown }) => {
    const { accountId, sessionId, passkey } = shown;
    const confirmed = await confirmPassword({ ...shown, field: 'password' });
    const appId = passkey === undefined ? await appOf(accountId) : null;
    if (appId === null) return confirmed;
    if (recoveryCode !== undefined) {
      if (!(await shownCodes.recoveryCode(accountId, recoveryCode, context))) throw recoveryCodeWrong();
      return confirmed;
    }
    if (appCode === undefined) throw codeNeeded();
    const taken = await shownCodes.appCode({ accountId, appId }, appCode, { sessionId });
    if (typeof taken === 'object') throw tooManyAppCodes(taken.waitSeconds);
    if (!taken) throw appCodeWrong();
    return confirmed;
  };
};
