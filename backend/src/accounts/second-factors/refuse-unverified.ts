import { accountStream } from '@sternklar/contracts/accounts/account.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { accountStreamType } from '../account.ts';
import { emailUnverified } from '../auth-refusals.ts';

/**
 * Throws 409 for an account whose address nobody showed to read: whoever registered somebody else's must not leave a key there that goes on
 * opening it once its owner comes. The deciders refuse it, too; this is before anything is asked or shown.
 */
export const refuseUnverified = async (commands: Pick<CommandHandler, 'load'>, accountId: string): Promise<void> => {
  const { state } = await commands.load(accountStreamType, accountStream(accountId));
  if (state.status === 'unverified') throw emailUnverified();
};
