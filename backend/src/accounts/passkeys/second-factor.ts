import { type AccountEvent, accountStream } from '@sternklar/contracts/accounts/account.events';
import type { CommandContext, CommandHandler } from '@sternklar/event-store/command-handler';
import type { Decision } from '@sternklar/event-store/decider';
import { Refusal } from '../../platform/refusal.port.ts';
import { accountStreamType, exists } from '../account.ts';
import type { RecoveryCodes } from '../recovery-codes/recovery-codes.ts';

export interface SecondFactorDeps {
  readonly commands: CommandHandler;
  readonly recoveryCodes: Pick<RecoveryCodes, 'use' | 'left'>;
  /** ADMIN_SECOND_FACTOR=required. */
  readonly isRequiredOfAdmins: boolean;
}

export interface PasswordShown {
  readonly accountId: string;
  readonly recoveryCode: string | undefined;
  readonly context: CommandContext;
}

/**
 * Called once the password is right. Resolves to whether the session is a strong one. Throws where the account needs more than
 * the password, and nothing, or a wrong code, was given. An admin without a passkey gets a session that is none of an admin's,
 * in which one is set up.
 */
export type SecondFactor = (shown: PasswordShown) => Promise<boolean>;

const needed = () =>
  new Refusal(
    401,
    'second-factor-needed',
    'Für dieses Konto genügt das Passwort nicht. Bitte melden Sie sich mit einem Passkey an oder geben Sie einen Wiederherstellungscode ein.',
  );
const codeWrong = () =>
  new Refusal(401, 'recovery-code-wrong', 'Dieser Wiederherstellungscode stimmt nicht oder wurde schon benutzt.');

const noteUse = (accountId: string, left: number): Decision<AccountEvent> => [
  { type: 'RecoveryCodeUsed', data: { accountId, left } },
];

export const createSecondFactor =
  ({ commands, recoveryCodes, isRequiredOfAdmins }: SecondFactorDeps): SecondFactor =>
  async ({ accountId, recoveryCode, context }) => {
    if (!isRequiredOfAdmins) return false;
    const streamId = accountStream(accountId);
    const { state } = await commands.load(accountStreamType, streamId);
    if (!exists(state) || !state.roles.includes('admin') || state.passkeys.length === 0) return false;
    if (recoveryCode === undefined) throw needed();
    if (!(await recoveryCodes.use(accountId, recoveryCode))) throw codeWrong();
    const left = await recoveryCodes.left(accountId);
    await commands.handle({
      streamType: accountStreamType,
      streamId,
      decide: () => noteUse(accountId, left),
      context,
    });
    return true;
  };
