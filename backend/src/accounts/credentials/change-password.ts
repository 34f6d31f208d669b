import { type AccountEvent, accountStream } from '@sternklar/contracts/accounts/account.events';
import type { CommandContext, CommandHandler, Handled } from '@sternklar/event-store/command-handler';
import type { Decision, Rejection } from '@sternklar/event-store/decider';
import { type AccountState, accountStreamType } from '../account.ts';
import type { CredentialsStore } from './credentials.ts';

export interface ChangePasswordDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly credentials: Pick<CredentialsStore, 'prepare' | 'confirm' | 'discard'>;
  readonly addressHashOf: (email: string) => string;
  readonly hashPassword: (password: string) => Promise<string>;
  readonly now: () => Date;
  readonly nextId: () => string;
}

export interface PasswordChange<Code extends string> {
  readonly accountId: string;
  readonly email: string;
  readonly password: string;
  readonly decide: (state: AccountState) => Decision<AccountEvent, Code>;
  readonly context: CommandContext;
  /** The one session that goes on; all end without it. */
  readonly keptSessionId?: string;
}

type Outcome<Code extends string> = Handled<AccountState, AccountEvent> | Rejection<Code>;

/**
 * Changes a password if `decide` records `PasswordChanged`: prepared before the event, in force after it, and with it
 * all sessions end but the kept one. A crash in between is settled by the log (see settle-credentials.ts).
 */
export const createChangePassword =
  ({ commands, credentials, addressHashOf, hashPassword, now, nextId }: ChangePasswordDeps) =>
  async <Code extends string>(change: PasswordChange<Code>): Promise<Outcome<Code>> => {
    const { accountId, email, password, decide, context, keptSessionId } = change;
    const pending = {
      id: nextId(),
      accountId,
      addressHash: addressHashOf(email),
      passwordHash: await hashPassword(password),
      createdAt: now(),
      ...(keptSessionId !== undefined && { keptSessionId }),
    };
    await credentials.prepare(pending);
    const handled = await commands.handle({
      streamType: accountStreamType,
      streamId: accountStream(accountId),
      decide,
      context: { ...context, commandId: pending.id },
    });
    const changed = 'events' in handled ? handled.events.find(({ type }) => type === 'PasswordChanged') : undefined;
    if (changed) await credentials.confirm(pending, changed.version);
    else await credentials.discard(pending.id);
    return handled;
  };
