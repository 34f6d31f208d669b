import { accountStream, emailAddressStream } from '@sternklar/contracts/accounts/account.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { accountStreamType, type ExistingAccount, exists } from './account.ts';
import { emailAddressStreamType } from './reserve-email-address/email-address.ts';

export interface FindAccountDeps {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly addressHashOf: (email: string) => string;
}

export type FindAccount = (email: string) => Promise<ExistingAccount | null>;

/** The account whose address it is, as the log has it now; nobody's is one that an account merely lays claim to. */
export const createFindAccount =
  ({ commands, addressHashOf }: FindAccountDeps): FindAccount =>
  async (email) => {
    const { state: address } = await commands.load(emailAddressStreamType, emailAddressStream(addressHashOf(email)));
    if (address.status === 'free') return null;
    const { state } = await commands.load(accountStreamType, accountStream(address.accountId));
    return exists(state) && state.email !== null && addressHashOf(state.email) === addressHashOf(email) ? state : null;
  };
