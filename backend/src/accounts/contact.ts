import { accountStream } from '@sternklar/contracts/accounts/account.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { accountStreamType, exists } from './account.ts';

export interface Contact {
  readonly email: string;
  /** Whether somebody showed that they read what goes there. */
  readonly isProven: boolean;
  /** Whether they want a mail when the status of a review changes. */
  readonly statusMails: boolean;
}

export type ContactOf = (accountId: string) => Promise<Contact | null>;

/** Where to write to an account; null when there is none or its personal data was erased. */
export const createContactOf =
  (commands: Pick<CommandHandler, 'load'>): ContactOf =>
  async (accountId) => {
    const { state } = await commands.load(accountStreamType, accountStream(accountId));
    if (!exists(state) || state.email === null) return null;
    return { email: state.email, isProven: state.status === 'verified', statusMails: state.statusMails };
  };

/** Whether an account was erased. */
export const createIsErased =
  (commands: Pick<CommandHandler, 'load'>) =>
  async (accountId: string): Promise<boolean> =>
    (await commands.load(accountStreamType, accountStream(accountId))).state.status === 'erased';
