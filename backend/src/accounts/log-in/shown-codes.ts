import { type AccountEvent, accountStream } from '@sternklar/contracts/accounts/account.events';
import type { CommandContext, CommandHandler } from '@sternklar/event-store/command-handler';
import type { Decision } from '@sternklar/event-store/decider';
import { accountStreamType } from '../account.ts';
import type { AppCodeTries, CodeGuesser } from '../authenticator-app/app-code-tries.ts';
import type { AppCodes, AppOf } from '../authenticator-app/app-codes.ts';
import type { RecoveryCodes } from '../recovery-codes/recovery-codes.ts';

export interface ShownCodesDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly recoveryCodes: Pick<RecoveryCodes, 'use' | 'left'>;
  readonly appCodes: Pick<AppCodes, 'take'>;
  readonly appCodeTries: AppCodeTries;
}

/** Codes that are shown beside the right password; each counts once. */
export interface ShownCodes {
  /** Whether it is one of the app's; or how many seconds to wait, after too many wrong ones. */
  appCode(app: AppOf, entered: string, guesser: CodeGuesser): Promise<boolean | { readonly waitSeconds: number }>;
  recoveryCode(accountId: string, entered: string, context: CommandContext): Promise<boolean>;
}

const noteUse = (accountId: string, left: number): Decision<AccountEvent> => [
  { type: 'RecoveryCodeUsed', data: { accountId, left } },
];

export const createShownCodes = (deps: ShownCodesDeps): ShownCodes => {
  const { commands, recoveryCodes, appCodes, appCodeTries } = deps;
  return {
    async appCode(app, entered, guesser) {
      // Before the code is looked at, so that a guess too many learns nothing.
      const waitSeconds = await appCodeTries.begin(guesser);
      if (waitSeconds > 0) return { waitSeconds };
      if (!(await appCodes.take(app, entered))) return false;
      await appCodeTries.forget(guesser);
      return true;
    },
    async recoveryCode(accountId, entered, context) {
      if (!(await recoveryCodes.use(accountId, entered))) return false;
      const left = await recoveryCodes.left(accountId);
      await commands.handle({
        streamType: accountStreamType,
        streamId: accountStream(accountId),
        decide: () => noteUse(accountId, left),
        context,
      });
      return true;
    },
  };
};
